/**
 * how a valid invitation opens the login: at the step and with the code that it starts from. It is passed with the
 * navigation and is not in an address; the login removes it from the history.
 */
export type InviteHandover = {
  readonly step: 'createPassword';
  readonly code: string;
  /** what the step says of the invitation; empty where the firm says nothing. */
  readonly invitation: string;
};

/** The handover in the state of a history entry; undefined where there is none. */
export function readInviteHandover(state: unknown): InviteHandover | undefined {
  const { step, code } = (state ?? {}) as Partial<InviteHandover>;
  return step === 'createPassword' && code !== undefined ? (state as InviteHandover) : undefined;
}
