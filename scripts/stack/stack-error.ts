/** A fault that a person can mend: its message is one sentence that says how, and is shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/** Shows a StackError as its sentence and anything else whole, then ends with exit code 1. */
export function exitWith(error: unknown): never {
  process.stderr.write(`\n${error instanceof StackError ? error.message : formatUnexpected(error)}\n\n`);
  process.exit(1);
}

function formatUnexpected(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
