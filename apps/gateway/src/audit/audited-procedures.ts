import type { ErrorCode } from '@portal/contract/errors/error';

/** Procedures whose every outcome is a line of the audit trail, and what happened there. */
export const auditedProcedures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'authentication.signIn': 'sign_in',
    'authentication.verifyCode': 'code',
    'authentication.useRecoveryCode': 'recovery_code',
    'authentication.unlock': 'unlock',
    'authentication.stepUp': 'step_up',
    'authentication.signOut': 'sign_out',
    'user.requestReset': 'reset_requested',
    'user.setPassword': 'password_set',
    'user.changePassword': 'password_changed',
    'user.verifyMfa': 'factor_added',
    'user.removeMfa': 'factor_removed',
    'recoveryCodes.make': 'recovery_codes_made',
    'client.update': 'details_changed',
    'device.forget': 'device_forgotten',
    'sessions.end': 'session_ended',
    'sessions.endOthers': 'sessions_ended',
    'securityEvents.report': 'event_reported',
    'statements.issue': 'statement_issued',
  }),
);

/** Refusals that leave no line: the input could not be read, so nothing was attempted. */
export const unauditedRefusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'VALIDATION',
  'MALFORMED_REQUEST',
]);
