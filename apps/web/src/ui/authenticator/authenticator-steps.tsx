import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './authenticator-steps.module.css';
import { EnrolByPhone } from './enrol-by-phone.tsx';
import { EnrolByScan } from './enrol-by-scan.tsx';
import type { Enrolment } from './enrolment.ts';
import { otpauthLink } from './otpauth-link.ts';

const ON_PHONE = '(max-width: 44.99rem), (hover: none) and (pointer: coarse)';

type AuthenticatorStepsProps = Enrolment & {
  /** Who the app says the code is for, and whose it is. */
  issuer: string;
  email: string;
  /** Level of the steps' headings, one below that of the page. */
  heading?: 'h2' | 'h3';
};

/** Row L3: three things to do in the authenticator app, before its first code. */
export function AuthenticatorSteps({
  issuer,
  email,
  heading: Heading = 'h2',
  ...enrolment
}: AuthenticatorStepsProps) {
  const onPhone = useMediaQuery(ON_PHONE);
  const link = otpauthLink({ issuer, email, secret: enrolment.secret });
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <Heading>Install an authenticator app</Heading>
        <p>Any app that makes six-digit codes will do. Most phones already have one.</p>
      </li>
      <li className={styles.step}>
        <Heading>Add an account of type Work or School</Heading>
        <p>
          In the app, choose to add a new account, then <em>Work or School</em>.
        </p>
      </li>
      <li className={styles.step}>
        <Heading>Scan the QR code</Heading>
        {onPhone ? <EnrolByPhone {...enrolment} link={link} /> : <EnrolByScan {...enrolment} />}
      </li>
    </ol>
  );
}
