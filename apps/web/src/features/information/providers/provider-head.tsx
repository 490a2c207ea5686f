import type { Finding } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { providerTypeNames } from '#core/provider-type.ts';
import { SubjectHead } from '../subject-head.tsx';
import type { Provider } from './filter-providers.ts';

/** Name and kind of a provider, with the newest verdict once it is known. */
export function ProviderHead({ provider, latest }: { provider: Provider; latest: Finding | undefined }) {
  return (
    <SubjectHead
      label={providerTypeNames[provider.type]}
      name={provider.name}
      logoUrl={provider.logoUrl}
      aside={
        latest && (
          <>
            <VerdictChip verdict={latest.item.verdict} />
            <VerdictChangeNote verdict={latest.item.verdict} previous={latest.item.previousVerdict} />
          </>
        )
      }
    />
  );
}
