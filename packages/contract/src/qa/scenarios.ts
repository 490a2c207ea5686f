import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { otpCode, slug } from '../shapes/fields.ts';

export const scenarioSchema = z.object({
  name: slug,
  about: z.string().meta({ description: 'One sentence: the state that the scenario brings about.' }),
});

/** What a scenario left behind: who to sign in as, with what, and what there is to see. */
export const scenarioOutcomeSchema = scenarioSchema.extend({
  person: z.string().meta({ description: 'Mail address to sign in with.' }),
  password: z.string().nullable(),
  code: otpCode.nullable().meta({ description: 'The current one-time code, where one is asked for.' }),
  portal_path: z.string().startsWith('/').meta({ description: 'Where in the portal to begin.' }),
  expect: z.string().meta({ description: 'One sentence: what to do, and what is then seen.' }),
});
export type ScenarioOutcome = z.infer<typeof scenarioOutcomeSchema>;

export const scenariosEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'The scenarios there are',
  method: 'GET',
  path: '/qa/scenarios',
  auth: 'none',
  answer: z.object({ scenarios: z.array(scenarioSchema) }),
});

/** The same however often it is called; 404 for a name that no scenario has. */
export const playScenarioEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Bring a scenario about',
  method: 'POST',
  path: '/qa/scenarios/{name}',
  auth: 'none',
  params: z.object({ name: slug }),
  answer: scenarioOutcomeSchema,
});
