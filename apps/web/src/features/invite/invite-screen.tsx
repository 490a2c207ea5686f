import { INVITE_DAYS } from '@portal/contract/constants';
import { useLocation, useParams } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { contactSupport } from '#core/contact-support.ts';
import { Link } from '#core/link.tsx';
import { messages } from '#core/messages.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { buttonLook } from '#ui/button.tsx';
import { EntryFrame } from '#ui/entry-frame.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { textLink } from '#ui/text-link.ts';
import { checkInvite } from './check-invite.ts';
import { useInvite } from './use-invite.ts';

/** What is said while the code is checked, and when it is not good. */
const texts = {
  checking: {
    title: 'Checking your invitation',
    intro: `An invitation is good for ${INVITE_DAYS} days. You set your password next.`,
  },
  notFound: {
    title: messages.inviteNotFound,
    intro: `An invitation is good for ${INVITE_DAYS} days and can be used once. If yours has run out, ask for a new password on the login page and another is sent to you, or ask your adviser. If you are not online, connect and open the link again.`,
  },
};

/** Row R3. */
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
        {contactSupport}
      </Link>
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}
