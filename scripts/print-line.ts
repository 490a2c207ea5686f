/** Writes a line for whoever ran a command; what programs read goes by exit codes and files. */
export function printLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}
