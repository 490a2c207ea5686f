import { Icon, minusIcon, plusIcon } from '#ui/icons.tsx';
import { evidenceOf, type ReportSection } from './sections.ts';
import styles from './strengths-and-concerns.module.css';

type StrengthsAndConcernsProps = {
  strengths: ReportSection | undefined;
  concerns: ReportSection | undefined;
};

/** A provider's strengths and concerns, side by side where there is room. */
export function StrengthsAndConcerns({ strengths, concerns }: StrengthsAndConcernsProps) {
  if (strengths === undefined && concerns === undefined) return null;
  return (
    <div className={styles.both}>
      {strengths && <Points section={strengths} icon={plusIcon} />}
      {concerns && <Points section={concerns} icon={minusIcon} />}
    </div>
  );
}

/** The points as a list when they were sent as one, else the text of the section. */
function Points({ section, icon }: { section: ReportSection; icon: string }) {
  const points = evidenceOf(section);
  return (
    <section className={styles.points}>
      <h3 className={styles.heading}>
        <Icon shape={icon} className={styles.icon} />
        {section.title}
      </h3>
      {points.length === 0 ? (
        <p className={styles.text}>{section.body}</p>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
