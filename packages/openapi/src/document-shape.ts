/** The part of OpenAPI 3.1 that the description of /v1 uses. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
};

export type PathItem = Readonly<Record<string, Operation>>;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Row of the requirements that asks for the call. */
  readonly 'x-row': string;
  /** True where the firm's API is not known to have the call. */
  readonly 'x-extension'?: true;
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

/** Name of a scheme of the components; an empty one says that no token is needed. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: true;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

export type Reference = { readonly $ref: string };

/** `required` is missing where a call may be made without its body. */
export type RequestBody = { readonly required?: true; readonly content: Content };

export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content: Content;
};

export type Header = { readonly description: string; readonly schema: JsonSchema };

type Content = Readonly<Record<string, MediaType>>;

export type MediaType = {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

type Components = {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly headers: Readonly<Record<string, Header>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
};

export type SecurityScheme = {
  readonly type: 'http';
  readonly scheme: 'bearer';
  readonly bearerFormat: 'JWT';
  readonly description: string;
};

/**
 * JSON Schema, draft 2020-12, as zod writes it. `x-promised` of an object names the fields that the specification gives
 * it; `x-offered` of a field says what clients do not see without it.
 */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
};
