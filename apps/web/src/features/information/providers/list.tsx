import { useQuery } from '@tanstack/react-query';
import { findingsAbout, latestVerdict } from '#core/due-diligence/findings.ts';
import { usePanels } from '#core/due-diligence/review-queries.ts';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { providerName, providerTypeName } from '#core/format/provider-name.ts';
import { plainText, searchWords } from '#core/format/search-words.ts';
import { ListRow, ListRows } from '#core/routing/links/list-row.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTypedSearchParam } from '#core/routing/search-params.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ListSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField, SearchForm } from '#ui/filter/search-field.tsx';
import { countOf } from '#ui/format/counts.ts';
import { ListEmpty, ListFailure, ListNote, ListToolbar } from '#ui/layout/list-detail.tsx';
import { HeldNote, useHeldPolicies } from '../held-policies.tsx';
import { InformationSwitch } from '../switch.tsx';
import styles from './list.module.css';
import { type Provider, usePrefetchProvider } from './provider-queries.ts';

/** P-3: every provider, with a search that the address keeps; `current` is the open one. */
export function ProviderList({ current = null }: { current?: string | null }) {
  const trpc = useTRPC();
  const query = useQuery(trpc.providers.list.queryOptions());
  const [text, setText] = useTypedSearchParam('q');
  return (
    <>
      <ListToolbar>
        <InformationSwitch current="providers" />
        <SearchForm>
          <SearchField
            label="Search providers"
            placeholder="Name, kind or FCA number"
            value={text}
            onChange={setText}
          />
        </SearchForm>
      </ListToolbar>
      <QueryBoundary
        query={query}
        loading={<ListSkeleton label="Loading the providers" />}
        failed={(failure) => (
          <ListFailure>
            <FailedPart heading="We could not load the providers" failure={failure} />
          </ListFailure>
        )}
      >
        {({ providers, unreadable }) => (
          <>
            {providers.length === 0 && unreadable > 0 ? null : (
              <Found providers={providers} text={text} current={current} />
            )}
            <ListNote>
              <UnreadableNote count={unreadable} one="provider" many="providers" />
            </ListNote>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

type FoundProps = { providers: readonly Provider[]; text: string; current: string | null };

function Found({ providers, text, current }: FoundProps) {
  if (providers.length === 0) {
    return (
      <ListEmpty heading="No providers yet">
        The companies that run your policies are listed here as soon as we have tested the first one.
      </ListEmpty>
    );
  }
  const found = filterProviders(providers, text);
  return (
    <>
      <p className={text.trim() === '' ? 'visually-hidden' : styles.count} role="status">
        {text.trim() === ''
          ? ''
          : `${found.length} of ${countOf(providers.length, ['provider', 'providers'])} shown`}
      </p>
      {found.length === 0 ? (
        <ListEmpty heading="No providers match">Try fewer letters, or part of the name.</ListEmpty>
      ) : (
        <ProviderRows providers={found} text={text} current={current} />
      )}
    </>
  );
}

type ProviderRowsProps = { providers: readonly Provider[]; text: string; current: string | null };

/** The providers. Verdicts and what the client holds are added when they are known. */
function ProviderRows({ providers, text, current }: ProviderRowsProps) {
  const held = useHeldPolicies();
  const panels = usePanels();
  const waiting =
    panels.data === undefined && panels.isFetching ? <Skeleton width="7rem" height="1.5rem" /> : undefined;
  const prefetch = usePrefetchProvider();
  const query: Record<string, string> = text.trim() === '' ? {} : { q: text.trim() };
  return (
    <ListRows isBusy={waiting !== undefined}>
      {providers.map(({ uuid, name, type }) => {
        const latest = latestVerdict(findingsAbout(uuid, panels.data?.years ?? []));
        return (
          <ListRow
            key={uuid}
            to={paths.provider.to({ id: uuid }, query)}
            isCurrent={uuid === current}
            prefetch={() => prefetch(uuid)}
            title={providerName({ uuid, name })}
            note={<HeldNote kind={providerTypeName(type)} held={held.get(uuid) ?? 0} />}
            marks={latest ? <VerdictChip verdict={latest.verdict} /> : waiting}
          />
        );
      })}
    </ListRows>
  );
}

/** Providers whose name, legal name, kind or number in the register hold every word of the text (P-3). */
export function filterProviders(providers: readonly Provider[], text: string): Provider[] {
  const words = searchWords(text);
  return providers.filter((provider) => {
    const { legalName, type, fcaNumber } = provider;
    const known = [providerName(provider), legalName, providerTypeName(type), fcaNumber];
    const found = plainText(known.filter((fact) => fact !== null).join(' '));
    return words.every((word) => found.includes(word));
  });
}
