import { INVITE_DAYS } from '@portal/contract/constants';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { toAppError } from '#core/errors/app-error.ts';
import { messages } from '#core/messages.ts';
import { Link } from '#core/routing/link.tsx';
import { useDocumentTitle } from '#core/routing/page-title.ts';
import { paths } from '#core/routing/paths.ts';
import { loadGateway, withToken } from '#core/trpc/load-gateway.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { EntryFrame } from '#ui/layout/entry-frame.tsx';

/** The text while the code is checked, and when it is invalid. */
const texts = {
  checking: {
    title: 'Checking your invitation',
    intro: `An invitation is valid for ${INVITE_DAYS} days. You set your password next.`,
  },
  notFound: {
    title: messages.inviteNotFound,
    intro: `An invitation is valid for ${INVITE_DAYS} days and can be used once. If yours has expired, ask for a new password on the sign-in page and we send you another link, or ask your adviser. If you are offline, connect and open the link again.`,
  },
};

/** */
export function InviteScreen({ check = checkInvite }: { check?: (code: string) => Promise<void> }) {
  const { code = '' } = useParams();
  const outcome = useInvite(code, check);
  const isFirstPage = useLocation().key === 'default';
  useDocumentTitle(texts[outcome].title);
  return (
    <EntryFrame
      key={outcome}
      {...texts[outcome]}
      takesFocus={!isFirstPage || outcome === 'notFound'}
      foot={<Foot />}
    >
      {outcome === 'checking' ? (
        <Spinner size="large" />
      ) : (
        <Link {...buttonLook({ size: 'full' })} to={paths.loginForm.to()}>
          {messages.backToLogin}
        </Link>
      )}
    </EntryFrame>
  );
}

function Foot() {
  return (
    <>
      <Link className={textLink} to={paths.support.to()}>
        {messages.contactSupport}
      </Link>
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}

/** Passed with the navigation to the login; it is not in an address, and the login removes it from the history. */
type InviteHandover = { passwordCode: string };

type Check = (code: string) => Promise<void>;

/** checks the code once; a valid one leads to the password, anything else is not found. */
function useInvite(code: string, check: Check): 'checking' | 'notFound' {
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

/** is this the code of an open invitation? Rejects with an AppError; nothing is used up by asking. */
async function checkInvite(code: string): Promise<void> {
  try {
    const gateway = await loadGateway();
    await gateway.invite.check.query({ code }, { context: withToken(null) });
  } catch (failure) {
    throw toAppError(failure);
  }
}
