import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { seedPassword } from '@portal/prisma/seed/people';
import type { TestApp } from './build-test-app.ts';
import { type AnswerTo, callsOf } from './calls.ts';

type Proof = { password?: string; code?: string };

/** The call that proves again who somebody is; with the seeded password where nothing else is given. */
export function stepUp(
  mock: TestApp,
  token: string,
  { family, ...proof }: { family: StepUpFamily } & Proof,
): Promise<AnswerTo<'POST /v1/authentication/step-up'>> {
  const given = Object.keys(proof).length > 0 ? proof : { password: seedPassword };
  return callsOf(mock).json('POST /v1/authentication/step-up', { family, ...given }, { token });
}

/** The header with which a session that is some minutes old makes a change of this family. */
export async function stepUpHeaders(mock: TestApp, token: string, family: StepUpFamily) {
  const { jwt } = (await stepUp(mock, token, { family })).body;
  return { 'x-step-up-token': jwt };
}
