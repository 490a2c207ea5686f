import { Button } from '#ui/action/button.tsx';
import { CopyButton } from '#ui/action/copy-button.tsx';
import { saveFile } from '#ui/action/save-file.ts';
import { downloadIcon, Icon, printIcon } from '#ui/icons.tsx';
import styles from './recovery-codes.module.css';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Whether this program can save files and print. */
  canSave: boolean;
};

/**
 * Recovery codes, with the ways to keep them. They are in no cache and no storage: they are lost when this page is
 * left.
 */
export function RecoveryCodes({ codes, canSave }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <div className={styles.part}>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <p className={styles.advice}>
        Keep them where only you can find them, and not beside your password: in a password manager, or on
        paper.
      </p>
      <div className={styles.ways}>
        <CopyButton text={text} label="Copy codes" />
        {canSave ? (
          <>
            <Button
              kind="quiet"
              onClick={() =>
                saveFile({
                  name: 'recovery-codes.txt',
                  content: new Blob([`Recovery codes. Each works once.\n\n${text}\n`], {
                    type: 'text/plain;charset=utf-8',
                  }),
                })
              }
            >
              <Icon shape={downloadIcon} />
              Download codes
            </Button>
            <Button kind="quiet" onClick={() => window.print()}>
              <Icon shape={printIcon} />
              Print codes
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
