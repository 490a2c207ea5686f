import { findingsAbout, latestVerdict } from '#core/due-diligence/findings.ts';
import { usePanels } from '#core/due-diligence/use-panels.ts';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { ListRow, ListRows } from '#core/list-row.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { providerTypeName } from '#core/provider-type.ts';
import { HeldNote } from '../held-note.tsx';
import { useHeldPolicies } from '../use-held-policies.ts';
import type { Provider } from './filter-providers.ts';
import { usePrefetchProvider } from './use-provider.ts';

type ProviderRowsProps = { providers: readonly Provider[]; text: string; current: string | null };

/** The providers. Verdicts and what the person holds are added when they are known. */
export function ProviderRows({ providers, text, current }: ProviderRowsProps) {
  const held = useHeldPolicies();
  const years = usePanels().data ?? [];
  const prefetch = usePrefetchProvider();
  const query: Record<string, string> = text.trim() === '' ? {} : { q: text.trim() };
  return (
    <ListRows>
      {providers.map(({ uuid, name, type }) => {
        const latest = latestVerdict(findingsAbout(uuid, years));
        return (
          <ListRow
            key={uuid}
            to={paths.provider.to({ id: uuid }, query)}
            isCurrent={uuid === current}
            prefetch={() => prefetch(uuid)}
            title={providerName({ uuid, name })}
            note={<HeldNote kind={providerTypeName(type)} held={held.get(uuid) ?? 0} />}
            marks={latest && <VerdictChip verdict={latest.verdict} />}
          />
        );
      })}
    </ListRows>
  );
}
