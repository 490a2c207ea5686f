import styles from './icon.module.css';

type IconProps = {
  /** Path data on a 24 × 24 grid, from `ui/icons`. */
  shape: string;
  className?: string | undefined;
};

/** A line drawing beside words. It says nothing by itself, so it is hidden from assistive technology. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
