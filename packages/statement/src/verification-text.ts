import { formatDay } from './page.ts';
import type { SummaryVerification, Verification } from './verify.ts';

/** P-56: what a reader of the page must look at without help. */
const comparedAlone = 'Of the page, only figures, days and the client’s name are compared.';

type VerificationText = { readonly title: string; readonly text: string };

/**
 * P-55: what a result means, in the words of `/verify` and `npm run verify`. `hasOtherFigures` where the page shows
 * others than were signed.
 */
export function verificationText(verification: Verification, hasOtherFigures = false): VerificationText {
  switch (verification.result) {
    case 'genuine': {
      const { firm, client, day } = verification.facts;
      return {
        title: 'This statement is genuine',
        text: `${firm.name} issued it for ${client.name}, as at ${formatDay(day)}, and nothing in the file has been changed since.`,
      };
    }
    case 'changed':
      if (verification.facts !== null && hasOtherFigures)
        return {
          title: 'Figures on this statement have been replaced',
          text: `The page shows figures that ${verification.facts.firm.name} did not sign. The signed ones are listed beside them. ${comparedAlone}`,
        };
      return {
        title: 'This file has been changed',
        text:
          verification.facts === null
            ? 'Its signature does not match what it says: it was changed after it was issued, or never issued by the firm. Do not rely on it.'
            : `It was changed after ${verification.facts.firm.name} issued it. Rely only on the signed facts, or ask for the statement again. ${comparedAlone}`,
      };
    default:
      return texts[verification.result];
  }
}

/** The same for the code on a statement. */
export function summaryText(verification: SummaryVerification): VerificationText {
  if (verification.result === 'genuine') {
    const { firm, client, day } = verification.summary;
    return {
      title: 'This code is genuine',
      text: `${firm} issued a statement for ${client}, as at ${formatDay(day)}. Compare what is on the paper with the summary, or check the file itself: a genuine code can be copied onto another page.`,
    };
  }
  if (verification.result === 'changed')
    return {
      title: 'This code has been changed',
      text: 'It is not as the firm issued it. Scan it again, and do not rely on the statement if the result is the same.',
    };
  if (verification.result === 'unreadable')
    return { title: 'This code cannot be read', text: 'It is not the code of a statement. Scan it again.' };
  return texts[verification.result];
}

type FixedResult = 'other_key' | 'not_statement' | 'too_large' | 'unreadable' | 'keys_unreachable';

const texts: Record<FixedResult, VerificationText> = {
  other_key: {
    title: 'Not signed by the firm',
    text: 'It is signed with a key that the firm of this portal does not publish. Do not rely on it.',
  },
  not_statement: {
    title: 'Not a signed statement',
    text: 'This file has no signature of a statement of holdings. A printed or scanned copy has none either: scan the code on it instead.',
  },
  too_large: {
    title: 'Not a signed statement',
    text: 'This file is larger than any statement. Choose the PDF as it was made.',
  },
  unreadable: {
    title: 'This file cannot be read',
    text: 'It is not a whole PDF, or was made by a newer version of the portal. Ask for the file again.',
  },
  keys_unreachable: {
    title: 'Could not check this statement',
    text: 'The keys of the firm cannot be reached at the moment, so the statement could not be checked. Try again later.',
  },
};
