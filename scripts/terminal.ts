/** Prints a line for the user of a command; programs read exit codes and files. */
export function printLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** An error that the user can fix: its message is one sentence that says how, and is shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/** Prints an error, with its stack unless the user can fix it, then ends with exit code 1. */
export function exitWith(error: unknown): never {
  process.stderr.write(`\n${format(error)}\n\n`);
  process.exit(1);
}

function format(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfOptions = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof StackError || isOfOptions ? error.message : (error.stack ?? error.message);
}
