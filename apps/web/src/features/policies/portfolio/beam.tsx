import type { CSSProperties } from 'react';
import styles from './beam.module.css';

export type BeamPart = {
  label: string;
  /** Per cent, not rounded; parts are drawn in proportion to it. */
  share: number;
  /** The share as text: 53.0%. */
  shareText: string;
  colour: string;
};

/** Shares of a whole as one bar. Its label lists the parts and their shares; a table below has the rest. */
export function Beam({ parts }: { parts: readonly BeamPart[] }) {
  const words = parts.map((part) => `${part.label} ${part.shareText}`).join(', ');
  return (
    <div className={styles.beam} role="img" aria-label={words}>
      {parts.map((part) => (
        <i
          key={part.label}
          className={styles.part}
          style={{ flexGrow: part.share, flexBasis: 0, '--part-colour': part.colour } as CSSProperties}
        />
      ))}
    </div>
  );
}
