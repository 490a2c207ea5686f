import { formName } from '@portal/contract/encode-form';
import type { Endpoint, EndpointRequest } from '@portal/contract/endpoint';
import type { ErrorCode, FieldError } from '@portal/contract/errors/error';
import { uuid } from '@portal/contract/shapes/fields';
import { deviceName } from '@portal/contract/v1/device';
import type { z } from 'zod';
import { ApiError, invalidField } from '../api-error.ts';
import { fieldErrors, jsonName } from './field-errors.ts';
import { parseForm } from './form-body.ts';

type RawInput = {
  params: unknown;
  headers: Readonly<Record<string, unknown>>;
  /** The address after its question mark. */
  search: string;
  body: unknown;
};

/**
 * Reads the input of an endpoint as the typed values of its schemas, which alone reach the database (SEC-G7). An
 * invalid id answers like an unknown one (SEC-F1); all other invalid fields are reported together in one 422, named as
 * they were sent.
 */
export function readInput<E extends Endpoint>(
  endpoint: E,
  raw: RawInput,
  noSuchThing: ErrorCode,
): EndpointRequest<E> {
  const params = endpoint.params?.safeParse(raw.params);
  if (params && !params.success) throw new ApiError(noSuchThing);
  const faults: FieldError[] = [];
  const query = collect(endpoint.query, parseForm(raw.search), { faults, nameOf: formName });
  const headers = collect(endpoint.headers, namedHeaders(endpoint, raw.headers), {
    faults,
    nameOf: jsonName,
  });
  const nameOf = endpoint.encoding === 'form' ? formName : jsonName;
  const body = collect(endpoint.body, withGroups(endpoint, raw.body ?? {}), { faults, nameOf });
  if (faults.length > 0) throw new ApiError('VALIDATION', { fields: faults });
  return { params: params?.data, query, headers, body } as EndpointRequest<E>;
}

/** The headers that the endpoint takes, by the names it gives them. */
function namedHeaders({ headers }: Endpoint, raw: RawInput['headers']): Record<string, unknown> {
  return Object.fromEntries(Object.keys(headers?.shape ?? {}).map((name) => [name, raw[name.toLowerCase()]]));
}

/** When a whole group such as `LoginForm` is missing, the answer names each of its fields. */
function withGroups({ encoding, body }: Endpoint, values: unknown): unknown {
  if (encoding !== 'form') return values;
  const groups = Object.entries(body?.shape ?? {}).filter(([, field]) => 'shape' in field);
  return { ...Object.fromEntries(groups.map(([name]) => [name, {}])), ...(values as object) };
}

type Faults = { faults: FieldError[]; nameOf: (path: readonly PropertyKey[]) => string };

function collect(schema: z.ZodType | undefined, value: unknown, { faults, nameOf }: Faults): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  faults.push(...fieldErrors(result.error.issues, nameOf));
  return undefined;
}

const name = 'X-Device-Id';

/** The device id of a call (L-20); an identifier, not a proof. Anything but a uuid is refused (SEC-G3). */
export function readDeviceId(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const result = uuid.safeParse(header);
  if (result.success) return result.data;
  throw invalidField(name, 'invalid_format', 'Must be a uuid.');
}

/** What the caller's device is called. It is only shown, so one that cannot be shown is left out. */
export function readDeviceName(header: string | string[] | undefined): string | undefined {
  return deviceName.safeParse(header).data;
}
