/** As whom the run signs in. None of it is ever printed. */
export type Account = {
  readonly username: string;
  readonly password: string;
  /** Base32 secret of the authenticator, where the account has one. */
  readonly totpSecret: string | undefined;
};
