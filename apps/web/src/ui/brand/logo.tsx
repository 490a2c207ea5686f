import styles from './logo.module.css';

type LogoProps = { src: string; name: string; className?: string | undefined };

/**
 * An SVG logo is drawn by reference, so that it takes the colours of its surroundings: its root carries the id
 * `logo` and reads `--logo-ink`, `--logo-mark` and `--firm-ink`. Any other picture is shown as it is.
 */
export function Logo({ src, name, className }: LogoProps) {
  const look = `${styles.logo} ${className ?? ''}`;
  if (!src.endsWith('.svg')) return <img className={look} src={src} alt={name} />;
  return (
    <svg className={look} role="img" aria-label={name}>
      <use href={`${src}#logo`} />
    </svg>
  );
}
