import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeFragment } from '#core/routing/held-fragment.ts';
import { type Outcome, ownOutcomes } from './outcome.ts';

type CheckState =
  | { phase: 'waiting'; isAgain: boolean }
  | { phase: 'checking' }
  | { phase: 'done'; outcome: Outcome };

/** A file, or the code of a statement on paper. */
type Subject = { file: File } | { code: string };

/** P-16: how far the check is. What is checked is in the memory of this page alone, until the next check. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ phase: 'waiting', isAgain: false });
  const subject = useRef<Subject>(undefined);

  async function check(next: Subject) {
    subject.current = next;
    setState({ phase: 'checking' });
    const outcome = await outcomeOf(next);
    if (subject.current === next) setState({ phase: 'done', outcome });
  }
  useCodeInAddress((code) => void check({ code }));
  return {
    state,
    checkFile: (file: File) => void check({ file }),
    retry: () => void (subject.current && check(subject.current)),
    restart() {
      subject.current = undefined;
      setState({ phase: 'waiting', isAgain: true });
    },
  };
}

/** The code that checks is loaded when there is something to check: the page itself does not wait for it. */
async function outcomeOf(subject: Subject): Promise<Outcome> {
  const loading = Promise.all([import('./check.ts'), import('./signed.tsx')]);
  const [checks] = await loading.catch(() => []);
  if (checks === undefined) return ownOutcomes.notLoaded;
  try {
    return await ('file' in subject ? checks.checkFile(subject.file) : checks.checkCode(subject.code));
  } catch (failure) {
    void import('#core/errors/note-failure.ts').then(
      ({ noteFailure }) => noteFailure('verify', failure),
      () => undefined,
    );
    return ownOutcomes.failed;
  }
}

/**
 * The code of the address that the page was opened with, or that came while it was open; it does not stay in the
 * address.
 */
function useCodeInAddress(onCode: (code: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((fragment: string) => {
    if (fragment.startsWith('#s=')) onCode(fragment.slice('#s='.length));
  });
  // Before the page is painted, so that it does not ask for a file first.
  useLayoutEffect(() => take(takeFragment()), []);
  useEffect(() => {
    if (hash === '') return;
    void navigate(pathname, { replace: true });
    take(hash);
  }, [hash, pathname, navigate]);
}
