import { FailedPage } from '#core/failed-page.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { useAddressQuery } from '#core/use-address-query.ts';
import { everyInsight, isNarrowed, readInsightChoice, writeInsightChoice } from './insight-choice.ts';
import { InsightFilters } from './insight-filters.tsx';
import { InsightList, type MoreInsights } from './insight-list.tsx';
import { InsightsEmpty } from './insights-empty.tsx';
import { InsightsLoading } from './insights-loading.tsx';
import styles from './insights-screen.module.css';
import { useInsightNames } from './use-insight-names.ts';
import { useInsights } from './use-insights.ts';

/** Row P6: the list of articles, by category and author. */
export function InsightsScreen() {
  const [query, setQuery] = useAddressQuery();
  const choice = readInsightChoice(query);
  const insights = useInsights(choice);
  const { asked, names } = useInsightNames();
  return (
    <div className={styles.page}>
      <Loaded
        query={asked}
        loading={<InsightFilters names={names} choice={choice} onChoose={() => undefined} />}
        failed={(failure) => <FailedPart heading="The filters could not be loaded" failure={failure} />}
      >
        {() => (
          <InsightFilters
            names={names}
            choice={choice}
            onChoose={(change) =>
              setQuery((current) => writeInsightChoice({ ...choice, ...change }, current))
            }
          />
        )}
      </Loaded>
      <div aria-busy={insights.isPlaceholderData} className={styles.list}>
        <Loaded
          query={insights}
          loading={<InsightsLoading />}
          failed={(failure) => <FailedPage heading="We could not load the insights" failure={failure} />}
        >
          {({ pages }) => {
            const items = pages.flatMap((part) => part.items);
            if (items.length > 0)
              return <InsightList insights={items} names={names} more={moreOf(insights)} />;
            const clear = () => setQuery((current) => writeInsightChoice(everyInsight, current));
            return <InsightsEmpty onClear={isNarrowed(choice) ? clear : undefined} />;
          }}
        </Loaded>
      </div>
    </div>
  );
}

function moreOf(insights: ReturnType<typeof useInsights>): MoreInsights | undefined {
  if (!insights.hasNextPage) return undefined;
  return {
    isLoading: insights.isFetchingNextPage,
    error: insights.isFetchNextPageError ? insights.error : null,
    onLoad: () => void insights.fetchNextPage(),
  };
}
