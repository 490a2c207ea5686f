import { deviceTokens } from '#core/device/tokens.ts';
import { AppError } from '#core/errors/app-error.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import { randomUuid } from '#core/random-uuid.ts';
import type { Gateway } from '#core/trpc/client.ts';
import { withToken } from '#core/trpc/load-gateway.ts';
import { createRequestKey } from '#core/trpc/request-key.ts';
import type { LatestTerms, MfaSetup } from '../machine/state.ts';

/** What a step of sign-in is answered with: a new token, and whether the latest terms are accepted. */
type NextToken = { token: string; termsAccepted: boolean };
type SignedIn = NextToken & { secondFactor: 'required' | 'setup' | 'none'; hasRecoveryCodes?: boolean };

type Credentials = { email: string; password: string; unlockToken?: string };
type NewPassword = { code: string; password: string; repeatPassword: string };
type SupportRequest = { name: string; email: string; reason: string; message?: string };
type SupportReasons = { reasons: readonly string[]; takesMessage: boolean };

/** The calls of the login. */
export type LoginGateway = {
  /**
   * The token of the calls after the password. It is kept in memory here; interrupted-set-up.ts says when it is stored.
   */
  holdToken(token: string): void;
  signIn(credentials: Credentials): Promise<SignedIn>;
  verifyCode(code: string): Promise<NextToken>;
  readMfa(): Promise<MfaSetup>;
  useRecoveryCode(code: string): Promise<NextToken>;
  verifyMfa(code: string): Promise<NextToken & { recoveryCodes?: readonly string[] }>;
  unlock(email: string, code: string): Promise<string>;
  requestReset(email: string): Promise<void>;
  /** The address of the account, where the firm says it. */
  setPassword(input: NewPassword): Promise<string | null>;
  readReasons(): Promise<SupportReasons>;
  contactSupport(request: SupportRequest): Promise<void>;
  readTerms(): Promise<LatestTerms>;
  acceptTerms(version: string | null): Promise<string>;
};

const withoutSession = { context: withToken(null) };

/** The calls of the login over tRPC. */
export function createTrpcLoginGateway(gateway: Gateway): LoginGateway {
  let held: string | null = null;
  const supportKey = createRequestKey(randomUuid);
  const own = () => ({ context: withToken(held) });
  return {
    holdToken: (token) => {
      held = token;
    },
    signIn: (credentials) =>
      gateway.authentication.signIn.mutate({ ...credentials, deviceTokens: deviceTokens() }, withoutSession),
    verifyCode: (code) => gateway.authentication.verifyCode.mutate({ code }, own()),
    readMfa: async () => {
      const { secret, otpauthAddress, qrImage } = await gateway.user.mfa.query(undefined, own());
      if (!secret || !otpauthAddress || !qrImage) throw new AppError('UPSTREAM_MALFORMED');
      return { secret, otpauthAddress, qrImage };
    },
    useRecoveryCode: (code) => gateway.authentication.useRecoveryCode.mutate({ code }, own()),
    verifyMfa: (code) => gateway.user.verifyMfa.mutate({ code }, own()),
    unlock: async (email, code) => {
      const { unlockToken } = await gateway.authentication.unlock.mutate(
        { email, code, deviceTokens: deviceTokens() },
        withoutSession,
      );
      return unlockToken;
    },
    requestReset: async (email) => void (await gateway.user.requestReset.mutate({ email }, withoutSession)),
    setPassword: async (input) => {
      const { email } = await gateway.user.setPassword.mutate(input, withoutSession);
      return email;
    },
    readReasons: () => gateway.user.supportReasons.query(undefined, withoutSession),
    contactSupport: async (request) => {
      const idempotencyKey = supportKey.keyOf(Object.values(request));
      await gateway.user.contactSupport.mutate({ ...request, idempotencyKey }, withoutSession);
      supportKey.forget();
    },
    readTerms: () => readTerms(gateway, own()),
    acceptTerms: async (version) => {
      const { token } = await gateway.terms.accept.mutate({ version }, own());
      return token;
    },
  };
}

/** The terms do not wait longer for what the client accepted before. */
const EARLIER_LIMIT_MS = 3000;

/** L-11: what changed is left out unless the client is known to have accepted an earlier version. */
async function readTerms(gateway: Gateway, { context }: typeof withoutSession): Promise<LatestTerms> {
  // In a request of its own, so that the text does not wait for it.
  const earlier = { context: { ...context, isSlow: true }, signal: AbortSignal.timeout(EARLIER_LIMIT_MS) };
  const accepted = gateway.terms.mine.query(undefined, earlier).catch((failure: unknown) => {
    noteFailure('login.readTerms', failure);
    return null;
  });
  const terms = await gateway.terms.latest.query(undefined, { context });
  if (terms.changesSummary === null) return terms;
  const mine = await accepted;
  return mine?.acceptedVersion ? terms : { ...terms, changesSummary: null };
}
