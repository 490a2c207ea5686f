/** Prints a line for the user of a command; programs read exit codes and files. */
export function printLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** An error that the user can fix: its message is one sentence that says how, and is shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/** Prints the message of a StackError, and any other error in full, then ends with exit code 1. */
export function exitWith(error: unknown): never {
  process.stderr.write(`\n${error instanceof StackError ? error.message : formatUnexpected(error)}\n\n`);
  process.exit(1);
}

function formatUnexpected(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
