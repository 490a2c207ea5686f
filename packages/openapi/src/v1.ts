import { endpoints } from '@portal/contract/endpoints';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { examples } from './examples.ts';

let described: OpenApiDocument | undefined;

/** The OpenAPI document of /v1 (row Q4), made once for each process. */
export function describeV1(): OpenApiDocument {
  described ??= describeApi(endpoints, examples);
  return described;
}
