import type { QaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { Example } from './example.ts';
import { instrumentExamples } from './examples/qa/instruments.ts';
import { peopleExamples } from './examples/qa/people.ts';
import { stageExamples } from './examples/qa/stage.ts';

/** One example of every call of the controls; a call without one does not compile. */
export const qaExamples: { readonly [Name in keyof QaEndpoints]: Example<QaEndpoints[Name]> } = {
  ...peopleExamples,
  ...stageExamples,
  ...instrumentExamples,
};
