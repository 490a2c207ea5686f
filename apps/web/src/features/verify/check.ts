import './zod-without-eval.ts';
import { comparePage } from '@portal/statement/compare';
import { summaryText, verificationText } from '@portal/statement/verification-text';
import {
  MAX_FILE_BYTES,
  type ReadKeys,
  type Verification,
  verifyStatement,
  verifySummary,
} from '@portal/statement/verify';
import { openPdf } from '#core/pdf/open-pdf.ts';
import { gatewayOrigin } from '#env.ts';
import { type Outcome, ownOutcomes } from './outcome.ts';
import { viewOf, viewOfSummary } from './signed-facts.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The text of all pages of a file. */
type ReadText = (file: Bytes) => Promise<string>;

export type Deps = { readKeys: ReadKeys; readText: ReadText };

/** This portal publishes no keys. */
class NoKeys extends Error {}

/** P-16: says what a file is. It is read here and goes nowhere; only the firm's keys are fetched. */
export async function checkFile(file: Blob, deps: Deps = browserDeps): Promise<Outcome> {
  // A file that is too large is not read into memory.
  if (file.size > MAX_FILE_BYTES) return describeFile({ result: 'too_large' }, async () => '');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return ownOutcomes.fileLost;
  const { readKeys, hasNone } = noticeNoKeys(deps.readKeys);
  const verification = await verifyStatement(bytes, readKeys);
  return hasNone() ? ownOutcomes.noKeys : describeFile(verification, () => deps.readText(bytes));
}

async function describeFile(verification: Verification, readText: () => Promise<string>): Promise<Outcome> {
  const facts = 'facts' in verification ? verification.facts : null;
  const differences = await comparePage(verification, readText);
  return {
    meaning: meaningOf(verification.result),
    canRetry: verification.result === 'keys_unreachable',
    statement: facts === null ? null : viewOf(facts, differences),
    ...verificationText(verification, (differences ?? []).length > 0),
  };
}

/** A signature of three parts, of which the last has 64 bytes in base64url. */
const wholeCode = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;

/** Says what the code of a statement is. */
export async function checkCode(code: string, deps: Pick<Deps, 'readKeys'> = browserDeps): Promise<Outcome> {
  if (!wholeCode.test(code)) return ownOutcomes.codeCut;
  const { readKeys, hasNone } = noticeNoKeys(deps.readKeys);
  const verification = await verifySummary(code, readKeys);
  if (hasNone()) return ownOutcomes.noKeys;
  return {
    meaning: meaningOf(verification.result),
    canRetry: verification.result === 'keys_unreachable',
    statement: verification.result === 'genuine' ? viewOfSummary(verification.summary) : null,
    ...summaryText(verification),
  };
}

function meaningOf(result: Verification['result']): Outcome['meaning'] {
  if (result === 'genuine') return 'good';
  return result === 'keys_unreachable' || result === 'unreadable' ? 'unknown' : 'bad';
}

/** A portal without keys is not a failure to reach them. */
function noticeNoKeys(read: ReadKeys): { readKeys: ReadKeys; hasNone: () => boolean } {
  let isNone = false;
  return {
    readKeys: () =>
      read().catch((failure) => {
        isNone = failure instanceof NoKeys;
        throw failure;
      }),
    hasNone: () => isNone,
  };
}

const browserDeps: Deps = {
  async readKeys() {
    const answer = await fetch(`${gatewayOrigin}/.well-known/jwks.json`, {
      cache: 'no-cache',
      credentials: 'omit',
    });
    if (answer.status === 404) throw new NoKeys();
    const keys = await answer.json();
    if (!answer.ok || !Array.isArray(keys?.keys)) throw new Error('No keys were given');
    return keys;
  },
  async readText(file) {
    // The bytes are handed over to the worker.
    const pdf = await openPdf(file.slice());
    try {
      const pages = Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1));
      return (await Promise.all(pages)).join('\n');
    } finally {
      pdf.close();
    }
  },
};
