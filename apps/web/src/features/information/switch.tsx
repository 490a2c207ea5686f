import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import styles from './switch.module.css';

const halves = [
  { name: 'due-diligence', label: 'Due diligence', to: paths.dueDiligence.to() },
  { name: 'providers', label: 'Providers', to: paths.information.to() },
] as const;

/** The two halves of the tab: what was found year by year, and who the providers are. */
export function InformationSwitch({ current }: { current: (typeof halves)[number]['name'] }) {
  return (
    <ul className={styles.switch} aria-label="Information">
      {halves.map(({ name, label, to }) => (
        <li key={name} className={styles.half}>
          <PageLink className={styles.link} to={to} aria-current={name === current ? 'page' : undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
