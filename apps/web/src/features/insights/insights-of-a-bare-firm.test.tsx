import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { bare, eachFieldNull, expectNothingInvented } from '#test/bare-records.ts';
import { anInsight, anInsightSummary } from '#test/build/an-insight.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InsightScreen } from './article/insight-screen.tsx';
import type { InsightPart } from './insight-queries.ts';
import { InsightsScreen } from './insights-screen.tsx';

const named: Answers = {
  'insights.categories': () => ({ markets: 'Markets' }),
  'insights.authors': () => ({ 'ruth-vasey': 'Ruth Vasey' }),
};
const unnamed: Answers = { 'insights.categories': () => ({}), 'insights.authors': () => ({}) };

/** An article of which the firm gives its id and its likes, as the specification names them. */
const unsaid = bare(anInsightSummary('17', { likeCount: 3 }), 'id', 'likeCount');
const part = (items: unknown[], more: Partial<InsightPart> = {}) => ({
  items,
  next: null,
  unreadable: 0,
  ...more,
});

function showList(list: (input: unknown) => unknown, answers: Answers = unnamed) {
  return renderSignedIn(<InsightsScreen />, {
    answers: { ...answers, 'insights.list': list },
    at: '/tabs/insights',
  });
}

function showArticle(insight: unknown, answers: Answers = named) {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/insights/view/:id" element={<InsightScreen />} />
    </Routes>,
    {
      answers: { ...answers, 'insights.byId': () => insight, 'insights.list': () => part([]) },
      at: '/tabs/insights/view/17',
    },
  );
}

const likeButton = () => screen.findByRole('button', { name: /^Like/ });

describe('API-19: an article with its id and its likes alone', () => {
  test('is listed under a plain name with its count, and nothing is made up', async () => {
    showList(() => part([unsaid]));
    const link = await screen.findByRole('link', { name: 'Untitled article' });
    expect(link.getAttribute('href')).toBe('/tabs/insights/view/17');
    expect(link.closest('li')?.textContent).toBe('Untitled article3Cannot be undone');
  });

  test('opens under that name, and says that there is no text', async () => {
    showArticle({ ...unsaid, html: null, authorBio: null });
    expect(await screen.findByRole('heading', { name: 'Untitled article' })).toBeTruthy();
    expect(screen.getByText('The text of this article is not available here.')).toBeTruthy();
    expect(document.title).toMatch(/^Untitled article · /);
    expectNothingInvented();
    expect(document.body.textContent).not.toMatch(/min read|·/);
  });

  test('leads on to others without naming a category', async () => {
    renderSignedIn(
      <Routes>
        <Route path="/tabs/insights/view/:id" element={<InsightScreen />} />
      </Routes>,
      {
        answers: {
          ...unnamed,
          'insights.byId': () => ({ ...unsaid, html: '<p>All.</p>', authorBio: null }),
          'insights.list': () => part([unsaid, { ...unsaid, id: '18' }]),
        },
        at: '/tabs/insights/view/17',
      },
    );
    const more = within(await screen.findByRole('navigation', { name: 'More articles' }));
    expect(await more.findByRole('heading', { name: 'More to read' })).toBeTruthy();
    expect(more.getByRole('link', { name: 'Untitled article' }).getAttribute('href')).toBe(
      '/tabs/insights/view/18',
    );
  });

  test('has a button for a like that is not pressed, and counts one more where the answer says nothing', async () => {
    showList(() => part([unsaid]), { ...unnamed, 'insights.like': () => ({ likeCount: null, liked: true }) });
    const button = await likeButton();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Like “Untitled article”, 4 likes' });
    expect((await likeButton()).getAttribute('aria-pressed')).toBe('true');
  });

  test('says before it is pressed that a like is final, and then takes none back', async () => {
    const calls: string[] = [];
    const answer = (name: string) => () => {
      calls.push(name);
      return { likeCount: null, liked: true };
    };
    showList(() => part([unsaid]), {
      ...unnamed,
      'insights.like': answer('like'),
      'insights.unlike': answer('unlike'),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Like “Untitled article”, 3 likes, Cannot be undone' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Like “Untitled article”, 4 likes' }));
    expect((await likeButton()).getAttribute('aria-disabled')).toBe('true');
    expect(calls).toEqual(['like']);
  });

  test('without a count it is liked without one, until the firm counts', async () => {
    const answers = { ...unnamed, 'insights.like': () => ({ likeCount: null, liked: true }) };
    showList(() => part([{ ...unsaid, likeCount: null }]), answers);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Like “Untitled article”, Cannot be undone' }),
    );
    await waitFor(async () => expect((await likeButton()).getAttribute('aria-pressed')).toBe('true'));
    expect((await likeButton()).textContent).toBe('');
  });
});

describe('API-19: an article that lacks one thing', () => {
  const whole = anInsight('17', { authorBio: 'Ruth Vasey is a planner.' });

  test.each(eachFieldNull(whole, 'id'))(
    '%s: the rest is shown, in the list and on its own page',
    async (_field, insight) => {
      const { unmount } = showList(() => part([insight]), named);
      await screen.findByRole('heading', { level: 2 });
      await screen.findByLabelText('Author');
      expectNothingInvented();
      unmount();
      showArticle(insight);
      await screen.findByRole('heading', { level: 2 });
      expectNothingInvented();
    },
  );
});

describe('API-19: filters are offered where there is something to choose', () => {
  const filters = () => [screen.queryByRole('list', { name: 'Category' }), screen.queryByLabelText('Author')];
  const list = () => part([anInsightSummary('gilts')]);

  test('none where the firm has no categories and no authors, or none of them has a name', async () => {
    for (const names of [{}, { x: null }]) {
      const answers = { 'insights.categories': () => names, 'insights.authors': () => names };
      const { unmount, queryClient } = showList(list, answers);
      await screen.findByRole('link', { name: 'About gilts' });
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(filters()).toEqual([null, null]);
      unmount();
    }
  });

  test('what has a name can be chosen, and nothing else', async () => {
    const names = { markets: 'Markets', x: null };
    showList(list, { 'insights.categories': () => names, 'insights.authors': () => ({}) });
    await screen.findByRole('button', { name: 'Markets' });
    const group = await screen.findByRole('list', { name: 'Category' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['All', 'Markets']);
    expect(screen.queryByLabelText('Author')).toBeNull();
  });
});

describe('API-19: a list that goes round in circles', () => {
  const more = () => screen.queryByRole('button', { name: 'Show more articles' });
  const links = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('a part whose next link leads to itself ends the list, and no article is in it twice', async () => {
    showList(() => part([anInsightSummary('gilts')], { next: 'again', unreadable: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more articles' }));
    await waitFor(() => expect(more()).toBeNull());
    expect(links()).toEqual(['About gilts']);
    expect(screen.getByText('One article could not be read.')).toBeTruthy();
  });

  test('two parts that lead to one another end it too', async () => {
    const parts: Record<string, unknown> = {
      a: part([anInsightSummary('gilts')], { next: 'b' }),
      b: part([anInsightSummary('bonds')], { next: 'a' }),
    };
    showList((input) => parts[(input as { cursor?: string }).cursor ?? 'a']);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more articles' }));
    await screen.findByRole('link', { name: 'About bonds' });
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    await waitFor(() => expect(more()).toBeNull());
    expect(links()).toEqual(['About gilts', 'About bonds']);
  });

  test('what comes a second time beside something new is shown once', async () => {
    const gilts = anInsightSummary('gilts');
    showList((input) =>
      (input as { cursor?: string }).cursor === undefined
        ? part([gilts], { next: 'b' })
        : part([gilts, anInsightSummary('bonds')]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more articles' }));
    await screen.findByRole('link', { name: 'About bonds' });
    expect(links()).toEqual(['About gilts', 'About bonds']);
  });
});

test('API-19: articles that cannot be read leave the others, and are counted over all parts', async () => {
  showList((input) =>
    (input as { cursor?: string }).cursor === undefined
      ? part([anInsightSummary('gilts')], { next: 'b', unreadable: 1 })
      : part([anInsightSummary('bonds')], { unreadable: 2 }),
  );
  expect(await screen.findByText('One article could not be read.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
  expect(await screen.findByText('3 articles could not be read.')).toBeTruthy();
});

test('P-6: where no article of the first part can be read, it is not said that there are none, and the list continues', async () => {
  showList((input) =>
    (input as { cursor?: string }).cursor === undefined
      ? part([], { next: 'b', unreadable: 10 })
      : part([anInsightSummary('bonds')]),
  );
  expect(await screen.findByText('10 articles could not be read.')).toBeTruthy();
  expect(screen.queryByText('No articles yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
  const link = await screen.findByRole('link', { name: 'About bonds' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.getByText('10 articles could not be read.')).toBeTruthy();
});
