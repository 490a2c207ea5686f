import { endpoints } from '@portal/contract/endpoints';
import { aboutV1 } from './about.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { examples } from './examples.ts';

let described: OpenApiDocument | undefined;

/** The OpenAPI document of /v1 (row Q4), made once for each process. */
export function describeV1(): OpenApiDocument {
  described ??= describeApi({ about: aboutV1, table: endpoints, examples });
  return described;
}
