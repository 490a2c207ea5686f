import { NoteBanner } from '#ui/banner.tsx';
import { buttonLook } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { deviceIcon } from '#ui/icons/security-icons.ts';
import styles from './authenticator-steps.module.css';
import type { Enrolment } from './enrolment.ts';
import { SecretCode } from './secret-code.tsx';

/** Row L3 on a phone, which cannot scan its own screen: a computer is asked for, and nobody without one is stuck. */
export function EnrolByPhone({ secret, qrImage, link }: Enrolment & { link: string }) {
  return (
    <div className={styles.enrol}>
      <NoteBanner>
        Please sign up on a desktop browser instead, so that you can scan the code with this phone.
      </NoteBanner>
      <p>Or add the account on this phone:</p>
      <div className={styles.ways}>
        <a {...buttonLook({ kind: 'quiet' })} href={link}>
          <Icon shape={deviceIcon} />
          Open in app
        </a>
        <CopyButton text={secret} label="Copy secret" />
      </div>
      <SecretCode secret={secret} />
      <details className={styles.more}>
        <summary>Show the QR code</summary>
        <img className={styles.qr} src={qrImage} alt="QR code for your authenticator app" />
      </details>
    </div>
  );
}
