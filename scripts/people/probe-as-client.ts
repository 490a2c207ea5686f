import { generateSync } from 'otplib';
import { StackError } from '../terminal.ts';
import { createVisitor, type PortalAnswer } from './portal-visitor.ts';

export type ProbeSettings = {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** Base32 secret of the authenticator, where the person has one. */
  readonly totpSecret: string | undefined;
};

type Deps = {
  /** Milliseconds since 1970, as the portal's clock has them. */
  readonly now: () => number;
  /** Takes the name of a step that went well, and how long it took. */
  readonly onStep: (name: string, ms: number) => void;
  readonly deadlineMs?: number;
};

const DEADLINE_MS = 10_000;

/**
 * SEC-J6: signs in as one person, reads the policies and signs out, as a browser does. Throws a StackError at the first
 * step that fails, after signing out. The message has the status and code, but no secret and nothing else of the
 * answer.
 */
export async function probePortal(settings: ProbeSettings, deps: Deps): Promise<void> {
  const { url, email, password, totpSecret } = settings;
  const { now, onStep, deadlineMs = DEADLINE_MS } = deps;
  const portal = url.replace(/\/+$/, '');
  const visitor = createVisitor(portal, now);

  async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const result = await inTime(name, run(), deadlineMs);
    onStep(name, Math.round(performance.now() - startedAt));
    return result;
  }

  await step('health', async () => {
    const { status } = await fetch(`${portal}/healthz`);
    if (status !== 200) throw failed('health', { status });
  });
  const first = await step('password', async () => {
    const answer = await visitor.ask('authentication.signIn', { input: { email, password } });
    return accepted('password', answer);
  });
  const signOut = (token: string) =>
    step('sign-out', async () => {
      accepted('sign-out', await visitor.ask('authentication.signOut', { token, input: {} }));
      const after = await visitor.ask('policies.list', { token });
      if (after.status !== 401)
        throw new StackError(`The probe failed at the sign-out: the session still answers ${after.status}.`);
    });
  let token = String(first.token);
  try {
    token = await step('code', async () => {
      if (first.secondFactor !== 'required') return token;
      if (totpSecret === undefined)
        throw new StackError(
          'The probe failed at the code: the person has an authenticator, set PROBE_TOTP_SECRET.',
        );
      const input = { code: generateSync({ secret: totpSecret, epoch: Math.floor(now() / 1000) }) };
      const answer = await visitor.ask('authentication.verifyCode', { token, input });
      return String(accepted('code', answer).token);
    });
    await step('policies', async () => accepted('policies', await visitor.ask('policies.list', { token })));
  } catch (error) {
    // The first failure is the one to report.
    await signOut(token).catch(() => undefined);
    throw error;
  }
  await signOut(token);
}

function accepted(step: string, answer: PortalAnswer): Record<string, unknown> {
  if (answer.status === 200 && answer.data) return answer.data;
  throw failed(step, answer);
}

function failed(step: string, { status, code }: { status: number; code?: string | undefined }): StackError {
  return new StackError(`The probe failed at the ${step}: ${status}${code === undefined ? '' : ` ${code}`}.`);
}

/** The reason of a failed connection may quote addresses with a user in them, so only its code is printed. */
async function inTime<Result>(step: string, work: Promise<Result>, deadlineMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      late.reject(new StackError(`The probe failed at the ${step}: no answer in ${deadlineMs / 1000} s.`)),
    deadlineMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    if (error instanceof StackError) throw error;
    throw new StackError(`The probe failed at the ${step}: ${causeCode(error)}.`);
  } finally {
    clearTimeout(timer);
  }
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}
