import { formatFileSize } from '#core/documents/text.ts';
import { countOf } from '#ui/format/counts.ts';
import type { UploadState } from './machine.ts';
import type { Upload } from './queue.ts';

/** The status line of a file; `isAttached` is for one that goes with a message, which is sent later. */
export function statusText(state: UploadState, isAttached: boolean): string {
  switch (state.step) {
    case 'preparing':
      return 'Getting it ready';
    case 'asks':
      return state.question;
    case 'chosen':
      return state.prepared.note ?? '';
    case 'waiting':
      return 'Waiting for the other files';
    case 'sending':
      return `Sending, ${state.percent}%`;
    case 'checking':
      return 'Sent. It is being checked.';
    case 'done':
      return `${isAttached ? 'Attached.' : 'Sent.'} ${virusTexts[state.virusCheck]}`;
    case 'refused':
    case 'failed':
      return state.sentence;
    case 'lost':
      return 'The connection was lost. We will try again when it is back. Only one copy is kept.';
    case 'cancelled':
      return 'Not sent.';
  }
}

const virusTexts = {
  clean: 'We checked it for viruses.',
  not_checked: 'It was not checked for viruses.',
} as const;

/** The same for screen readers, which hear of progress at each quarter and not at each per cent. */
export function spokenText({ file, state }: Upload, isAttached: boolean): string {
  const name = shownName({ file, state });
  if (state.step !== 'sending') return `${name}: ${statusText(state, isAttached)}`;
  const quarter = Math.floor(state.percent / 25) * 25;
  return `${name}: ${quarter === 0 ? 'sending' : `${quarter}% sent`}`;
}

/** The name that the file has with the firm: a HEIC photo becomes a JPEG. */
export function shownName({ file, state }: Pick<Upload, 'file' | 'state'>): string {
  return 'prepared' in state ? state.prepared.name : file.name;
}

/** The size of what is sent: a photo without its location is smaller. */
export function shownSize({ file, state }: Upload): string {
  const { size } = 'prepared' in state ? state.prepared.blob : file;
  return formatFileSize(state.step === 'done' ? (state.document.size ?? size) : size);
}

/** The label of the button that sends what was chosen. */
export function sendLabel(count: number): string {
  return count === 1 ? 'Send' : `Send ${countOf(count, ['file', 'files'])}`;
}

/** How many files of a choice were left out, and why; null where none were. */
export function leftOutText(leftOut: number, most: number): string | null {
  if (leftOut <= 0) return null;
  const were = leftOut === 1 ? 'was' : 'were';
  return `At most ${countOf(most, ['file', 'files'])} can be sent here. ${countOf(leftOut, ['file', 'files'])} ${were} left out.`;
}
