import { seedPassword } from '@portal/prisma/seed/people';
import type { QaDriver } from '@portal/qa-driver/qa-driver';
import type { PortalAnswer, PortalVisitor } from '../people/portal-visitor.ts';
import type { Progress } from '../stack/progress.ts';
import { StackError } from '../terminal.ts';

/** What a chapter of the story uses: the mock's controls, a browser at the portal, and a line for each step. */
export type StoryContext = {
  readonly driver: QaDriver;
  readonly visitor: PortalVisitor;
  readonly step: Progress;
};

export function enterPassword(
  { visitor }: StoryContext,
  email: string,
  { password = seedPassword, unlockToken }: { password?: string; unlockToken?: string } = {},
): Promise<PortalAnswer> {
  const input = { email, password, ...(unlockToken === undefined ? {} : { unlockToken }) };
  return visitor.ask('authentication.signIn', { input });
}

/** Compares an answer of the portal with the story. */
export function expectAnswer(answer: PortalAnswer, wanted: Record<string, unknown>): void {
  if (answer.code === 'TOO_MANY_REQUESTS')
    throw new StackError(
      'The portal limits the attempts of one address: start it with SIGN_IN_LIMIT_PER_MINUTE=1000, or run the story without --portal.',
    );
  const seen: Record<string, unknown> = { ...answer.data, code: answer.code };
  for (const [name, value] of Object.entries(wanted)) {
    if (seen[name] !== value)
      throw new StackError(`The portal should have answered ${name} ${value}, and answered ${seen[name]}.`);
  }
}

export function expectState(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new StackError(`${what} should be ${wanted}, and is ${seen}.`);
}
