import { useState } from 'react';
import { buildingIcon, Icon } from '../icons.tsx';
import styles from './provider-mark.module.css';

type ProviderMarkProps = { name: string | null; logoUrl: string | null };

/** The logo of a provider, else its initial, else a building. Decorative: its name is shown beside it. */
export function ProviderMark({ name, logoUrl }: ProviderMarkProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === failedUrl) {
    return (
      <span className={styles.mark} aria-hidden="true">
        {Array.from(name?.trim() ?? '')[0] ?? <Icon shape={buildingIcon} />}
      </span>
    );
  }
  return <img className={styles.mark} src={logoUrl} alt="" onError={() => setFailedUrl(logoUrl)} />;
}
