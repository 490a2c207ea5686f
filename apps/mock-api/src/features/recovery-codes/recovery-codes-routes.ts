import type { Serve } from '../../http/register-endpoint.ts';
import type { AcceptRecoveryCode } from './accept-recovery-code.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

type Deps = { recoveryCodes: RecoveryCodes; acceptRecoveryCode: AcceptRecoveryCode };

/** Recovery codes: an extension of the API. */
export function recoveryCodesRoutes(serve: Serve, { recoveryCodes, acceptRecoveryCode }: Deps): void {
  serve('recoveryCodes.count', async ({ session }) => {
    const { left, createdAt } = await recoveryCodes.state(session.clientUuid);
    return { left, created_at: createdAt?.toISOString() ?? null };
  });

  serve('recoveryCodes.make', async ({ session, log }) => {
    const codes = await recoveryCodes.makeAgain(session);
    log.info({ client: session.clientUuid }, 'recovery codes made');
    return { codes };
  });

  serve('recoveryCodes.use', async ({ session, body, log }) => {
    const { clientUuid, scope, jwt, termsAccepted } = await acceptRecoveryCode(session, body.code);
    log.info({ client: clientUuid, scope }, 'recovery code accepted');
    return { data: { jwt, terms_accepted: termsAccepted } };
  });
}
