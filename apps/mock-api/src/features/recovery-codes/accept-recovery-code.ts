import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { CodeAttempts } from '../authentication/codes/code-attempts.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

type Deps = {
  database: Database;
  codes: CodeAttempts;
  recoveryCodes: RecoveryCodes;
  sessions: Sessions;
  history: SecurityHistory;
  alerts: SecurityAlerts;
};

export type AcceptRecoveryCode = ReturnType<typeof createAcceptRecoveryCode>;

/**
 * SEC-C11: a recovery code after the password, once, and a mail of its use. Only there: it proves no presence of the
 * authenticator, so it confirms nothing of a client who is signed in. SEC-C13: a wrong one counts as a wrong one-time
 * code does. Throws as API-2 does.
 */
export function createAcceptRecoveryCode(deps: Deps) {
  return async (session: Session, code: string) => {
    const { database, codes, recoveryCodes, sessions, history, alerts } = deps;
    const { clientUuid, sessionUuid, jti: parentJti } = session;
    if (session.scope !== 'interim') throw new ApiError('FORBIDDEN', { clientUuid });
    const client = await database.client.findUnique({
      where: { uuid: clientUuid },
      select: { uuid: true, isVip: true, mfa: true },
    });
    if (!client) throw new ApiError('UNAUTHORIZED');
    const attempt = await codes.reserve(session);
    if (client.mfa !== 'required' || !(await recoveryCodes.take(clientUuid, code))) throw attempt.refusal();
    await codes.clear(clientUuid);
    // First: the sign-in may end here, and the code is used up all the same.
    await history.record('recovery_code_used', session);
    const { left } = await recoveryCodes.state(clientUuid);
    alerts.recoveryCodeUsed(clientUuid, left);
    const holder = { ...client, deviceId: session.deviceId };
    const signedIn = await sessions.advance(holder, { parentJti, sessionUuid });
    await sessions.recordSignIn(session);
    return { clientUuid, ...signedIn };
  };
}
