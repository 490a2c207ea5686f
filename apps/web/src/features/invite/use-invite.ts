import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#core/paths.ts';

/** Handed over with the move to the login; it stands in no address and the login takes it out of the history. */
export type InviteHandover = { passwordCode: string };

type Check = (code: string) => Promise<void>;

/** Row R3: checks the code once; a good one leads to the password, anything else is not found. */
export function useInvite(code: string, check: Check): 'checking' | 'notFound' {
  const [outcome, setOutcome] = useState<'checking' | 'notFound'>('checking');
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    const handover: InviteHandover = { passwordCode: code };
    check(code).then(
      () => {
        if (!isLeft) void navigate(paths.loginForm.to(), { replace: true, state: handover });
      },
      () => {
        if (!isLeft) setOutcome('notFound');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [code, check, navigate]);
  return outcome;
}
