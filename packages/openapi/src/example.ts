import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/endpoint';
import type { EndpointName, Endpoints } from '@portal/contract/endpoints';
import type { QaEndpointName, QaEndpoints } from '@portal/contract/qa/qa-endpoints';

/** An example of one call: the request and the answer. */
export type Example<E extends Endpoint> = EndpointInput<E> & { readonly answer: EndpointAnswer<E> };

/** Examples of the calls whose names start alike, such as `policies.`. */
export type ExamplesOf<Resource extends string> = {
  readonly [Name in EndpointName & `${Resource}.${string}`]: Example<Endpoints[Name]>;
};

/** The same of calls of the controls. */
export type QaExamplesOf<Resource extends string> = {
  readonly [Name in QaEndpointName & `${Resource}.${string}`]: Example<QaEndpoints[Name]>;
};

/** The same, for code that does not know which call it belongs to. */
export type AnyExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
};
