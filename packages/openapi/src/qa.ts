import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { aboutQa } from './about.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { qaExamples } from './examples.ts';

let described: OpenApiDocument | undefined;

/** The OpenAPI document of the controls under /qa (row Q3), made once for each process. */
export function describeQa(): OpenApiDocument {
  described ??= describeApi({ about: aboutQa, table: qaEndpoints, examples: qaExamples });
  return described;
}
