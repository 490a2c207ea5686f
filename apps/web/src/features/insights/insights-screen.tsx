import { FailedPage } from '#core/failed-page.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { withQueryValues } from '#core/query-values.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { everyInsight, type InsightChoice, isNarrowed, readInsightChoice } from './insight-choice.ts';
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
  const choose = (next: InsightChoice) => setQuery((current) => withQueryValues(current, next));
  const filters = (
    <InsightFilters names={names} choice={choice} onChoose={(change) => choose({ ...choice, ...change })} />
  );
  return (
    <div className={styles.page}>
      <Loaded
        query={asked}
        loading={filters}
        failed={(failure) => <FailedPart heading="The filters could not be loaded" failure={failure} />}
      >
        {() => filters}
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
            return <InsightsEmpty onClear={isNarrowed(choice) ? () => choose(everyInsight) : undefined} />;
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
