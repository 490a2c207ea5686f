import type { PanelItem } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { providerTypeName } from '#core/provider-type.ts';
import { SubjectHead } from '../subject-head.tsx';
import type { Provider } from './filter-providers.ts';

type ProviderHeadProps = { provider: Provider; latest: PanelItem | undefined };

/** Name and kind of a provider, with the newest verdict once it is known. */
export function ProviderHead({ provider, latest }: ProviderHeadProps) {
  return (
    <SubjectHead
      label={providerTypeName(provider.type)}
      provider={provider}
      aside={
        latest && (
          <>
            <VerdictChip verdict={latest.verdict} />
            <VerdictChangeNote verdict={latest.verdict} previous={latest.previousVerdict} />
          </>
        )
      }
    />
  );
}
