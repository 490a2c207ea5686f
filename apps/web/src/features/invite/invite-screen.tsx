import { INVITE_DAYS } from '@portal/contract/constants';
import { messages } from '@portal/contract/errors/messages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { toAppError } from '#core/errors/app-error.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import type { InviteHandover } from '#core/routing/invite-handover.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { loadGateway, withToken } from '#core/trpc/load-gateway.ts';
import { buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { EntryFrame } from '#ui/layout/entry-frame.tsx';

/** The text while the code is checked, when it is invalid, and when the firm says that it has expired. */
const texts = {
  checking: {
    title: 'Checking your invitation',
    intro: `An invitation is valid for ${INVITE_DAYS} days. You set your password next.`,
  },
  notFound: {
    title: messages.inviteNotFound,
    intro: `An invitation is valid for ${INVITE_DAYS} days and can be used once. If yours has expired, request a new password on the sign-in page and we will send you another link, or ask your adviser. If you are offline, connect and open the link again.`,
  },
  expired: {
    title: 'This invitation has expired',
    intro: `An invitation is valid for ${INVITE_DAYS} days and can be used once. To get another one, request a new password with the email address that your adviser holds for you and we will send you another link. Or ask your adviser.`,
  },
};

/** the page of an invitation. */
export function InviteScreen({ check = checkInvite }: { check?: Check }) {
  const { code = '' } = useParams();
  const outcome = useInvite(code, check);
  const isFirstPage = useLocation().key === 'default';
  useDocumentTitle(texts[outcome].title);
  return (
    <EntryFrame
      key={outcome}
      {...texts[outcome]}
      takesFocus={!isFirstPage || outcome !== 'checking'}
      foot={<Foot />}
    >
      {outcome === 'checking' ? <Spinner size="large" /> : null}
      {outcome === 'expired' ? (
        <Link {...buttonLook({ size: 'full' })} to={paths.loginForm.to({}, { step: 'resetPassword' })}>
          Ask for another link
        </Link>
      ) : null}
      {outcome === 'checking' ? null : (
        <Link
          {...buttonLook({ size: 'full', kind: outcome === 'expired' ? 'quiet' : 'primary' })}
          to={paths.loginForm.to()}
        >
          Back to Login
        </Link>
      )}
    </EntryFrame>
  );
}

function Foot() {
  return (
    <>
      <Link className={textLink} to={paths.support.to()}>
        Contact Support
      </Link>
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}

/** Who an invitation is for and which firm it is from, each where the firm says so. */
type Invite = { readonly name: string | null; readonly firm: string | null };
type Check = (code: string) => Promise<Invite>;
type Outcome = keyof typeof texts;

/**
 * checks the code once; a valid one opens createPassword, anything else is expired or not found. SEC-E12: the code
 * of a valid one leaves the address with that, and any other stays.
 */
function useInvite(code: string, check: Check): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('checking');
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    check(code).then(
      (invite) => {
        const handover: InviteHandover = { step: 'createPassword', code, invitation: sentenceOf(invite) };
        if (!isLeft) void navigate(paths.loginForm.to(), { replace: true, state: handover });
      },
      (failure) => {
        const failureCode = toAppError(failure).code;
        if (failureCode !== 'INVITE_EXPIRED' && failureCode !== 'INVITE_NOT_FOUND')
          noteFailure('invite.check', failure);
        if (!isLeft) setOutcome(failureCode === 'INVITE_EXPIRED' ? 'expired' : 'notFound');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [code, check, navigate]);
  return outcome;
}

/** is this the code of an open invitation? Nothing is used up by asking. */
async function checkInvite(code: string): Promise<Invite> {
  const gateway = await loadGateway();
  // In a request of its own, as everything that may be a guess (SEC-B15).
  return gateway.invite.check.query({ code }, { context: { ...withToken(null), isSlow: true } });
}

/** who an invitation is for and which firm it is from, as far as the firm says so; createPassword shows it. */
function sentenceOf({ name, firm }: Invite): string {
  if (name === null && firm === null) return '';
  const forWhom = name === null ? '' : ` is for ${name}`;
  const fromFirm = firm === null ? '' : `${name === null ? ' is' : ', and is'} from ${firm}`;
  return `This invitation${forWhom}${fromFirm}.`;
}
