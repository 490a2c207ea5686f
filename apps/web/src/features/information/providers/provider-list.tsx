import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { useAddressText } from '#core/use-address-text.ts';
import { countOf } from '#ui/count-words.ts';
import { ListPlace } from '#ui/list-place.tsx';
import { PaneHead } from '#ui/pane-head.tsx';
import { SearchField, SearchForm } from '#ui/search-field.tsx';
import { InformationSwitch } from '../information-switch.tsx';
import { filterProviders, type Provider } from './filter-providers.ts';
import styles from './provider-list.module.css';
import { ProviderRows } from './provider-rows.tsx';

/** Row P3: every provider, with a search that the address keeps; `current` is the one that is being read about. */
export function ProviderList({ current = null }: { current?: string | null }) {
  const query = trpc.providers.list.useQuery();
  const [text, setText] = useAddressText('q');
  return (
    <>
      <PaneHead>
        <InformationSwitch current="providers" />
        <SearchForm>
          <SearchField
            label="Search providers"
            placeholder="Name, kind or FCA number"
            value={text}
            onChange={setText}
          />
        </SearchForm>
      </PaneHead>
      <Loaded
        query={query}
        loading={<ListPlace said="Loading the providers" />}
        failed={(failure) => (
          <div className={styles.failed}>
            <FailedPart heading="We could not load the providers" failure={failure} />
          </div>
        )}
      >
        {({ providers, unreadable }) => (
          <>
            {providers.length === 0 && unreadable > 0 ? null : (
              <Found providers={providers} text={text} current={current} />
            )}
            <div className={styles.unreadable}>
              <UnreadableNote count={unreadable} one="provider" many="providers" />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

type FoundProps = { providers: readonly Provider[]; text: string; current: string | null };

function Found({ providers, text, current }: FoundProps) {
  if (providers.length === 0) {
    return (
      <p className={styles.nothing}>
        <strong>No providers yet</strong>
        The companies that run your policies will stand here as soon as the first is tested.
      </p>
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
        <p className={styles.nothing}>
          <strong>No providers match</strong>
          Try fewer letters, or part of the name.
        </p>
      ) : (
        <ProviderRows providers={found} text={text} current={current} />
      )}
    </>
  );
}
