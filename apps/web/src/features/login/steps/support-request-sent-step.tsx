import { portalConfiguration } from '#core/configuration.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { textLink } from '#ui/action/classes.ts';
import { BackToLogin, FormFooter } from './links.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** L-10. A client who is signed in returns to the portal. */
export function SupportRequestSentStep({ state, send }: StepProps<'supportRequestSent'>) {
  const isSignedIn = useSession().token !== null;
  return (
    <StepFrame
      state={state}
      send={send}
      title="Your request is with us"
      intro={`If an account exists with that email address, we will contact you within ${portalConfiguration.supportTime}. If you urgently need to access your account for any reason, contact your advisor directly.`}
    >
      {isSignedIn ? (
        <FormFooter>
          <Link className={textLink} to={paths.policies.to()}>
            Back to your policies
          </Link>
        </FormFooter>
      ) : (
        <BackToLogin send={send} />
      )}
    </StepFrame>
  );
}
