import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { anInsight, anInsightSummary } from '#test/build/an-insight.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InsightScreen } from './insight-screen.tsx';

const answers: Answers = {
  'insights.categories': () => ({ markets: 'Markets' }),
  'insights.authors': () => ({ 'ruth-vasey': 'Ruth Vasey' }),
  'insights.list': () => ({
    items: ['gilts', 'bonds', 'shares', 'cash', 'gold'].map((id) => anInsightSummary(id)),
    next: null,
    unreadable: 0,
  }),
  'insights.byId': () =>
    anInsight('gilts', {
      html: '<h2>Lending</h2><p onclick="x()">To the state.<script>x()</script></p><form><input></form>',
      authorBio: 'Ruth Vasey is a planner.',
      likeCount: 1,
    }),
};

function open(more: Answers = {}) {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/insights/view/:id" element={<InsightScreen />} />
    </Routes>,
    { answers: { ...answers, ...more }, at: '/tabs/insights/view/gilts' },
  );
}

test('P-6: an article with its author, reading time, likes and the writer', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'About gilts' })).toBeDefined();
  for (const text of ['Markets', 'Ruth Vasey', '7 min read', 'Ruth Vasey is a planner.'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Like “About gilts”, 1 like' })).toBeDefined();
  expect(document.title).toMatch(/^About gilts/);
});

test('SEC-G4: the text of the firm is sanitised before it is shown', async () => {
  const { container } = open();
  expect(await screen.findByText('To the state.')).toBeDefined();
  expect(container.querySelector('script, form, input, [onclick]')).toBeNull();
});

test('P-6: leads on to three more of the same category, never to itself, and back to all', async () => {
  open();
  const more = within(await screen.findByRole('navigation', { name: 'More articles' }));
  expect(await more.findByRole('heading', { name: 'More in Markets' })).toBeDefined();
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'About bonds',
    'About shares',
    'About cash',
    'All articles',
  ]);
});

test('P-6: an article that is not there says so, and leads to all', async () => {
  open({
    'insights.byId': () => {
      throw gatewayFailure('NOT_FOUND', 'aaaabbbb');
    },
  });
  expect(await screen.findByText('We could not find this article')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/tabs/insights');
});

test('S-6: an article that cannot be read says so, with a way to try again', async () => {
  open({
    'insights.byId': () => {
      throw gatewayFailure('UPSTREAM_MALFORMED', 'aaaabbbb');
    },
  });
  expect(await screen.findByText('We could not load this article')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('P-6: an article is there without those beside it', async () => {
  open({
    'insights.list': () => {
      throw gatewayFailure('UPSTREAM_DOWN', 'aaaabbbb');
    },
  });
  expect(await screen.findByText('To the state.')).toBeDefined();
  expect(screen.queryByText('More in Markets')).toBeNull();
});
