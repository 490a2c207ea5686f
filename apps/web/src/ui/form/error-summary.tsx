import { textLink } from '#ui/action/classes.ts';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import styles from './error-summary.module.css';

type Fault = { name: string; label: string; message: string };

/** Every invalid field, above the form; each entry links to its field, by the name of its control. */
export function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  return (
    <ErrorBanner
      more={
        <ul className={styles.faults}>
          {faults.map(({ name, label, message }) => (
            <li key={name}>
              <button
                type="button"
                className={textLink}
                onClick={() => document.getElementsByName(name)[0]?.focus()}
              >
                {label}: {message}
              </button>
            </li>
          ))}
        </ul>
      }
    >
      {faults.length === 1 ? 'One entry needs another look.' : `${faults.length} entries need another look.`}
    </ErrorBanner>
  );
}
