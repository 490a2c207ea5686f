import { FailedPage } from '#core/failed-page.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { withQueryValues } from '#core/query-values.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { useAddressQuery } from '#core/use-address-query.ts';
import { everyInsight, type InsightChoice, isNarrowed, readInsightChoice } from './insight-choice.ts';
import { InsightFilters } from './insight-filters.tsx';
import { InsightList, type MoreInsights } from './insight-list.tsx';
import { joinParts } from './insight-summary.ts';
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
  const filters = {
    choice,
    onChoose: (change: Partial<InsightChoice>) => choose({ ...choice, ...change }),
  };
  return (
    <div className={styles.page}>
      <Loaded
        query={asked}
        loading={<InsightFilters {...filters} names={undefined} />}
        failed={(failure) => <FailedPart heading="The filters could not be loaded" failure={failure} />}
      >
        {() => <InsightFilters {...filters} names={names} />}
      </Loaded>
      <div aria-busy={insights.isPlaceholderData} className={styles.list}>
        <Loaded
          query={insights}
          loading={<InsightsLoading />}
          failed={(failure) => <FailedPage heading="We could not load the insights" failure={failure} />}
        >
          {({ pages }) => {
            const list = joinParts(pages);
            return (
              <>
                {list.insights.length > 0 ? (
                  <InsightList insights={list.insights} names={names} more={moreOf(insights)} />
                ) : (
                  <InsightsEmpty onClear={isNarrowed(choice) ? () => choose(everyInsight) : undefined} />
                )}
                <UnreadableNote count={list.unreadable} one="insight" many="insights" />
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}

/** While other filters load, nobody knows yet whether what is shown is all. */
function moreOf(insights: ReturnType<typeof useInsights>): MoreInsights | undefined {
  const { hasNextPage, isPlaceholderData, isFetchingNextPage } = insights;
  if (!hasNextPage && !isPlaceholderData) return undefined;
  return {
    isLoading: isFetchingNextPage || isPlaceholderData,
    error: insights.isFetchNextPageError ? insights.error : null,
    onLoad: () => void insights.fetchNextPage(),
  };
}
