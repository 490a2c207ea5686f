import { portalConfiguration } from '#core/configuration.ts';

/** A figure as it was signed, and what the page of the file says in its place. */
export type FigureRow = {
  key: string;
  /** Of which policy, or of the statement as a whole. */
  name: string;
  /** Provider and number of the policy, and the day and source of its value. */
  details: readonly string[];
  /** Null where the page says something that was not signed. */
  signed: string | null;
  /** Null where the page does not say it. */
  onPage: string | null;
};

/** A policy that is not in the total. */
type ExcludedPolicy = { key: string; name: string; details: readonly string[]; why: string };

/** What was signed, ready to be shown. */
export type StatementView = {
  facts: readonly { name: string; value: string }[];
  rows: readonly FigureRow[];
  /** Whether the page of the file was compared; a code has no page, and one in a damaged file may be beyond reading. */
  page: 'compared' | 'not_read' | 'none';
  /** What the statement says about how it is read. */
  notes: readonly string[];
  excluded: { heading: string; policies: readonly ExcludedPolicy[] } | null;
};

/** What was found out about a file or a code. */
export type Outcome = {
  /** Genuine, not to be relied on, or nothing found out. */
  meaning: 'good' | 'bad' | 'unknown';
  title: string;
  text: string;
  /** The same may be found out later. */
  canRetry: boolean;
  statement: StatementView | null;
};

const { firmName } = portalConfiguration;

const nothingFound = { meaning: 'unknown', canRetry: false, statement: null } as const;

/** Outcomes of this page alone; the texts of all others are in packages/statement. */
export const ownOutcomes = {
  codeCut: {
    ...nothingFound,
    title: 'The code is not complete',
    text: 'The end of the code is missing, so we could not check the statement. Scan the code again, or choose the file.',
  },
  noKeys: {
    ...nothingFound,
    title: 'Statements cannot be checked here',
    text: `This portal publishes no keys. Ask ${firmName} where its statements can be checked.`,
  },
  fileLost: {
    ...nothingFound,
    title: 'This file cannot be opened',
    text: 'It was moved, renamed or changed after you chose it. Choose it again.',
  },
  notLoaded: {
    ...nothingFound,
    canRetry: true,
    title: 'Could not check this statement',
    text: 'A part of this page could not be loaded, so the statement could not be checked. Check your connection and try again.',
  },
  failed: {
    ...nothingFound,
    canRetry: true,
    title: 'Could not check this statement',
    text: 'Something went wrong in this page. This says nothing about the statement. Please try again.',
  },
} as const satisfies Record<string, Outcome>;
