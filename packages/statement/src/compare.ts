import type { StatementFacts } from './facts.ts';
import { type PageBlock, pageOf } from './page.ts';
import type { Verification } from './verify.ts';

/** A figure on which the page and the signed facts differ; null where one of the two has none in that place. */
export type Difference = {
  /** Where it is on the statement, such as "Hartnoll SIPP, Value". */
  readonly where: string;
  readonly signed: string | null;
  readonly onPage: string | null;
};

/**
 * P-56: where the page of a file differs from what was signed, as `/verify` and `npm run verify` show it. Null where no
 * comparison counts: nothing was signed, the page cannot be read or compared, or the file is genuine and yet its page
 * seems to differ. `readText` gives the text of all pages, and rejects where they cannot be read.
 */
export async function comparePage(
  verification: Verification,
  readText: () => Promise<string>,
): Promise<Difference[] | null> {
  if (!('facts' in verification) || verification.facts === null) return null;
  try {
    const differences = compareFigures(verification.facts, await readText());
    // Every byte of a genuine file is signed: where its page seems to differ, it was not read as it is.
    return verification.result === 'genuine' && differences.length > 0 ? null : differences;
  } catch {
    return null;
  }
}

type Figure = { readonly where: string; readonly text: string };

/** Amounts, days and the percentages of joint policies. */
const figures =
  /[−-]?£\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\d+(?:\.\d+)?%/g;

/**
 * The figures of the page that are not the signed ones, in reading order, and the client's name where the page has
 * another. `pageText` is the text of all pages, its pieces joined by spaces or line ends. Empty where all agree.
 */
export function compareFigures(facts: StatementFacts, pageText: string): Difference[] {
  const signed = signedFigures(facts);
  const onPage = [...pageText.replace(/\s+/g, ' ').matchAll(figures)].map(([text]) => text);
  const differences = signed.length === onPage.length ? inPlace(signed, onPage) : align(signed, onPage);
  return [...compareName(facts, pageText), ...differences];
}

function signedFigures(facts: StatementFacts): Figure[] {
  return pageOf(facts)
    .flatMap(placedTexts)
    .flatMap(({ where, text }) => [...text.matchAll(figures)].map(([figure]) => ({ where, text: figure })));
}

function placedTexts(block: PageBlock): Figure[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ where: 'Text', text: block.text }];
    case 'facts':
      return block.facts.map(({ label, value }) => ({ where: label, text: value }));
    case 'table':
      return block.rows.flatMap((row) =>
        row.map((text, index) => ({ where: `${row[0]}, ${block.columns[index]?.title}`, text })),
      );
    default:
      return [];
  }
}

function inPlace(signed: readonly Figure[], onPage: readonly string[]): Difference[] {
  return signed.flatMap(({ where, text }, index) => {
    const other = onPage[index] ?? null;
    return other === text ? [] : [{ where, signed: text, onPage: other }];
  });
}

/** Where a figure was added or left out, the rest moves up to the next that agrees. */
function align(signed: readonly Figure[], onPage: readonly string[]): Difference[] {
  const differences: Difference[] = [];
  let [one, other] = [0, 0];
  while (one < signed.length || other < onPage.length) {
    const [figure, text] = [signed[one], onPage[other]];
    const isMissing = figure !== undefined && (text === undefined || signed[one + 1]?.text === text);
    const isAdded = text !== undefined && (figure === undefined || onPage[other + 1] === figure.text);
    if (figure?.text === text) {
      one += 1;
      other += 1;
    } else if (figure !== undefined && text !== undefined && isMissing === isAdded) {
      differences.push({ where: figure.where, signed: figure.text, onPage: text });
      one += 1;
      other += 1;
    } else if (isMissing) {
      differences.push({ where: figure.where, signed: figure.text, onPage: null });
      one += 1;
    } else {
      differences.push({ where: 'Added to the page', signed: null, onPage: text ?? null });
      other += 1;
    }
  }
  return differences;
}

/** Letters that the font of the statement may not have are left out of the comparison. */
function compareName({ client }: StatementFacts, pageText: string): Difference[] {
  const pattern = Array.from(client.name.normalize('NFC').replace(/\s+/g, ''), (character) =>
    /[\p{Script=Latin}\d]/u.test(character) ? character : '.',
  ).join('');
  const isThere = new RegExp(pattern, 'u').test(pageText.normalize('NFC').replace(/\s+/g, ''));
  return isThere ? [] : [{ where: 'Client', signed: client.name, onPage: null }];
}
