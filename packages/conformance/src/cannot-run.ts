/** Nothing can be said about the contract; the message is a sentence that says why, and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
