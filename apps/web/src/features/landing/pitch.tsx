import { Icon } from '#ui/icon.tsx';
import { chartIcon, informationIcon, policiesIcon } from '#ui/icons/navigation-icons.ts';
import styles from './landing-screen.module.css';

/** The three things of row R1. */
const points = [
  {
    shape: informationIcon,
    title: 'Professional due diligence',
    text: 'We test each provider on strength, charges and service every year, and you read the same report that we do.',
  },
  {
    shape: policiesIcon,
    title: 'Top-tier solutions',
    text: 'Pensions, investments, savings and cover chosen from across the market, held together in one view.',
  },
  {
    shape: chartIcon,
    title: 'Real-time valuations',
    text: 'Figures arrive from your providers as they are struck, and each one says the day that it is as at.',
  },
];

export function Pitch() {
  return (
    <section className={styles.pitch} aria-label="What you will find">
      <ul className={styles.points}>
        {points.map(({ shape, title, text }) => (
          <li key={title} className={styles.point}>
            <Icon shape={shape} className={styles.pointIcon} />
            <h2 className={styles.pointTitle}>{title}</h2>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
