import { CopyButton } from '#ui/copy-button.tsx';
import styles from './authenticator-steps.module.css';
import type { Enrolment } from './enrolment.ts';
import { SecretCode } from './secret-code.tsx';

/** Row L3 on a computer: the phone's camera reads the code, or its owner types the secret. */
export function EnrolByScan({ secret, qrImage }: Enrolment) {
  return (
    <div className={styles.scan}>
      <img className={styles.qr} src={qrImage} alt="QR code for your authenticator app" />
      <div className={styles.beside}>
        <p>No camera? Type this secret instead:</p>
        <SecretCode secret={secret} />
        <CopyButton text={secret} label="Copy secret" size="small" />
      </div>
    </div>
  );
}
