import { useState } from 'react';
import styles from './logo.module.css';

type LogoProps = { src: string; name: string; className?: string | undefined };

/**
 * An SVG in the portal's `/logos/` is drawn by reference, so that it takes the colours of its surroundings: its root
 * carries the id `logo` and reads `--logo-ink`, `--logo-mark` and `--firm-ink`. R-40: any other picture is shown as it
 * is, and where it cannot be shown the name.
 */
export function Logo({ src, name, className }: LogoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const look = `${styles.logo} ${className ?? ''}`;
  if (src === failedSrc) return <span className={className}>{name}</span>;
  if (!/^\/logos\/.*\.svg$/.test(src))
    return <img className={look} src={src} alt={name} onError={() => setFailedSrc(src)} />;
  return (
    <svg className={look} role="img" aria-label={name}>
      <use href={`${src}#logo`} />
    </svg>
  );
}
