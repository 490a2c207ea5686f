import { endpoints } from '@portal/contract/endpoints';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { examples } from './examples.ts';

/** The OpenAPI document of /v1 (row Q4). */
export function describeV1(): OpenApiDocument {
  return describeApi(endpoints, examples);
}
