import { closingOf, greetingOf, type Letter, type Sender } from './letter.ts';

/** The plain part of a mail. An address stands on a line of its own, so that every reader makes a link of it. */
export function letterText(letter: Letter, sender: Sender): string {
  const { paragraphs, action, notes = [] } = letter;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const [signature, warning] = closingOf(sender);
  const parts = [greetingOf(letter), ...paragraphs, ...link, ...notes, signature, `--\n${warning}`];
  return `${parts.join('\n\n')}\n`;
}
