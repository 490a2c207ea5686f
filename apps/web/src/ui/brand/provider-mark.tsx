import { useState } from 'react';
import { buildingIcon, Icon } from '#ui/icons.tsx';
import styles from './provider-mark.module.css';

type ProviderMarkProps = { name: string | null; logoUrl: string | null };

/**
 * the logo of a provider; its initial where there is none or it cannot be shown, and a building without a name.
 * Decorative: the name is shown beside it.
 */
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
