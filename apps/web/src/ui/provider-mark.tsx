import { useState } from 'react';
import styles from './provider-mark.module.css';

type ProviderMarkProps = { name: string; logoUrl: string | null };

/** The logo of a provider, or its initial where there is none. Its name stands beside it, so the mark says nothing. */
export function ProviderMark({ name, logoUrl }: ProviderMarkProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === failedUrl) {
    return (
      <span className={styles.mark} aria-hidden="true">
        {name.charAt(0)}
      </span>
    );
  }
  return <img className={styles.mark} src={logoUrl} alt="" onError={() => setFailedUrl(logoUrl)} />;
}
