import { Failure } from '../../../trpc/failure.ts';
import type { VirusScanner } from '../../../upstream/files/clamd.ts';
import { FileRefused } from './file-refused.ts';

export type VirusVerdict = 'clean' | 'not_checked';

/** Looks at a file while it passes. */
type VirusCheck = {
  add(bytes: Buffer): Promise<void>;
  /** Throws FileRefused for a file with a virus. */
  end(): Promise<VirusVerdict>;
  close(): void;
};

const RETRY_SECONDS = 30;

/** SEC-G36: each file is scanned where a scanner is configured, and none is accepted without its verdict. */
export function startVirusCheck(scanner: VirusScanner | undefined): VirusCheck {
  const scan = scanner?.start();
  return {
    add: async (bytes) => {
      await scanned(scan?.add(bytes));
    },
    end: async () => {
      if (!scan) return 'not_checked';
      if ((await scanned(scan.end())) === 'infected') throw new FileRefused('infected');
      return 'clean';
    },
    close: () => scan?.close(),
  };
}

async function scanned<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (cause) {
    throw new Failure('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }, cause);
  }
}
