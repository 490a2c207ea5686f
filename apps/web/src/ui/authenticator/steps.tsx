import { Fragment } from 'react';
import { buttonLook } from '#ui/action/button.tsx';
import { CopyButton } from '#ui/action/copy-button.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { deviceIcon, Icon } from '#ui/icons.tsx';
import styles from './steps.module.css';

/** Where the authenticator app is most likely on the same device. */
export const ON_PHONE = '(max-width: 44.99rem), (hover: none) and (pointer: coarse)';

type AuthenticatorStepsProps = Enrolment & {
  /** Level of the steps' headings, one below that of the page. */
  heading?: 'h2' | 'h3';
};

/** L-29: three things to do in the authenticator app, before its first code; others on a phone (L-25). */
export function AuthenticatorSteps({ heading: Heading = 'h2', ...enrolment }: AuthenticatorStepsProps) {
  const onPhone = useMediaQuery(ON_PHONE);
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
        {onPhone ? <EnrolHere {...enrolment} /> : null}
      </li>
      <li className={styles.step}>
        <Heading>Scan the QR code</Heading>
        {onPhone ? <ScanElsewhere qrImage={enrolment.qrImage} /> : <EnrolByScan {...enrolment} />}
      </li>
    </ol>
  );
}

/**
 * A second factor that is being set up: its secret (base32), the address that adds it to an app, and its QR image (a
 * data: address).
 */
type Enrolment = { secret: string; otpauthAddress: string; qrImage: string };

/** L-25: on a phone the way that works there comes first. */
function EnrolHere({ secret, otpauthAddress }: Omit<Enrolment, 'qrImage'>) {
  return (
    <div className={styles.enrol}>
      <p>To add the account on this phone, open the app from here or copy the secret code:</p>
      <div className={styles.ways}>
        <a {...buttonLook({ kind: 'quiet' })} href={otpauthAddress}>
          <Icon shape={deviceIcon} />
          Open in app
        </a>
        <CopyButton text={secret} label="Copy secret code" />
      </div>
      <SecretCode secret={secret} />
    </div>
  );
}

/** L-25: a phone cannot scan its own screen. */
function ScanElsewhere({ qrImage }: Pick<Enrolment, 'qrImage'>) {
  return (
    <div className={styles.enrol}>
      <p>You do not need to scan it if you have added the account above.</p>
      <details className={styles.more}>
        <summary>Show the QR code</summary>
        <img className={styles.qr} src={qrImage} alt="QR code for your authenticator app" />
      </details>
      <NoteBanner>
        Please sign up on a desktop browser instead, so that you can scan the code with this phone.
      </NoteBanner>
    </div>
  );
}

/** L-29 on a computer: the phone's camera reads the code, or its owner types the secret. */
function EnrolByScan({ secret, qrImage }: Omit<Enrolment, 'otpauthAddress'>) {
  return (
    <div className={styles.scan}>
      <img className={styles.qr} src={qrImage} alt="QR code for your authenticator app" />
      <div className={styles.beside}>
        <p>No camera? Type this secret code instead:</p>
        <SecretCode secret={secret} />
        <CopyButton text={secret} label="Copy secret code" size="small" />
      </div>
    </div>
  );
}

/** The secret in groups of four to read; selected and copied, it is one word. */
function SecretCode({ secret }: { secret: string }) {
  return (
    <p>
      <span className="visually-hidden">Secret code: </span>
      <code className={styles.secret}>
        {secretGroups(secret).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <Fragment key={index}>
            <span className={styles.group}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
    </p>
  );
}

const GROUP_LENGTH = 4;

/** A secret in groups of four; joined again they are the secret. */
export function secretGroups(secret: string): string[] {
  const groups = Math.ceil(secret.length / GROUP_LENGTH);
  return Array.from({ length: groups }, (_, group) =>
    secret.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  );
}
