import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anInsightSummary } from '#test/build/an-insight.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InsightsScreen } from './insights-screen.tsx';

type Search = { categories?: string; writer?: string; cursor?: string };

const names: Answers = {
  'insights.categories': () => ({ 'tax-planning': 'Tax planning', markets: 'Markets' }),
  'insights.authors': () => ({ 'ruth-vasey': 'Ruth Vasey', 'tomas-elwin': 'Tomas Elwin' }),
};

/** The gateway over three articles, two to a part. */
function library(): Answers {
  const all = [
    anInsightSummary('inheritance', { categoryId: 'tax-planning', likeCount: 47 }),
    anInsightSummary('quiet-year', { authorId: 'tomas-elwin' }),
    anInsightSummary('gilts'),
  ];
  return {
    ...names,
    'insights.list': (input) => {
      const { categories, writer, cursor } = input as Search;
      const fitting = all.filter(
        ({ categoryId, authorId }) =>
          (categories === undefined || categoryId === categories) &&
          (writer === undefined || authorId === writer),
      );
      const from = Number(cursor ?? 0);
      return {
        items: fitting.slice(from, from + 2),
        next: fitting.length > from + 2 ? String(from + 2) : null,
        unreadable: 0,
      };
    },
  };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function open(answers: Answers, at = '/tabs/insights') {
  const shown = renderSignedIn(<InsightsScreen />, { answers, at });
  await screen.findAllByRole('heading', { level: 2 });
  return shown;
}

describe('P-6: the list of insights', () => {
  test('shows each with its category, author, day, reading time and likes', async () => {
    await open(library());
    const lead = within(screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading'))!);
    expect(lead.getByRole('link', { name: 'About inheritance' }).getAttribute('href')).toBe(
      '/tabs/insights/view/inheritance',
    );
    for (const text of ['Tax planning', 'Ruth Vasey', '17 Nov 2026', '7 min read'])
      expect(lead.getByText(text)).toBeDefined();
    expect(lead.getByRole('button', { name: 'Like “About inheritance”, 47 likes' })).toBeDefined();
  });

  test('continues by the next place, and moves on to the first that came', async () => {
    await open(library());
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    const link = await screen.findByRole('link', { name: 'About gilts' });
    expect(titles()).toEqual(['About inheritance', 'About quiet-year', 'About gilts']);
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('button', { name: 'Show more articles' })).toBeNull();
    expect(screen.getByText('3 articles shown. There are no more.')).toBeDefined();
  });

  test('keeps what is there when more cannot be loaded, says so and tries again', async () => {
    const whole = library();
    let failures = 1;
    await open({
      ...whole,
      'insights.list': (input) => {
        if ((input as Search).cursor !== undefined && failures-- > 0)
          throw gatewayFailure('UNAVAILABLE', 'aaaabbbb');
        return whole['insights.list']?.(input);
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not load more articles/);
    expect(titles()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'About gilts' })).toBeDefined();
  });

  test('filters by category and author are in the address', async () => {
    const { address } = await open(library());
    await userEvent.click(screen.getByRole('button', { name: 'Tax planning' }));
    await screen.findByText('1 article shown. There are no more.');
    expect(titles()).toEqual(['About inheritance']);
    expect(address()).toBe('/tabs/insights?category=tax-planning');
    await userEvent.selectOptions(screen.getByLabelText('Author'), 'Tomas Elwin');
    expect(await screen.findByText('No articles match these filters')).toBeDefined();
    expect(address()).toBe('/tabs/insights?category=tax-planning&author=tomas-elwin');
    await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(await screen.findByRole('link', { name: 'About inheritance' })).toBeDefined();
    expect(address()).toBe('/tabs/insights');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Articles' }));
  });

  test('an address with filters shows what fits them', async () => {
    await open(library(), '/tabs/insights?author=tomas-elwin');
    expect(titles()).toEqual(['About quiet-year']);
    expect((screen.getByLabelText('Author') as HTMLSelectElement).value).toBe('tomas-elwin');
  });

  test('while the filters are cleared it does not say that there are no articles', async () => {
    const whole = library();
    const loaded = Promise.withResolvers<void>();
    await open(
      {
        ...whole,
        'insights.list': async (input) => {
          if ((input as Search).writer === undefined) await loaded.promise;
          return whole['insights.list']?.(input);
        },
      },
      '/tabs/insights?author=nobody',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(screen.queryByText('No articles yet')).toBeNull();
    loaded.resolve();
    expect(await screen.findByRole('link', { name: 'About inheritance' })).toBeDefined();
  });

  test('says when there is nothing yet', async () => {
    await open({ ...names, 'insights.list': () => ({ items: [], next: null, unreadable: 0 }) });
    expect(screen.getByText('No articles yet')).toBeDefined();
  });

  test('S-6: works without the names of categories and authors, and asks for them again', async () => {
    let isDown = true;
    await open({
      ...library(),
      'insights.authors': () => {
        if (isDown) throw gatewayFailure('UPSTREAM_MALFORMED', 'aaaabbbb');
        return { 'ruth-vasey': 'Ruth Vasey' };
      },
    });
    expect(await screen.findByText('We could not load the filters')).toBeDefined();
    expect(titles()).toContain('About inheritance');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Author')).toBeDefined();
  });

  test('S-6: says when it could not be read, and tries again', async () => {
    const whole = library();
    let isDown = true;
    renderSignedIn(<InsightsScreen />, {
      answers: {
        ...whole,
        'insights.list': (input) => {
          if (isDown) throw gatewayFailure('UPSTREAM_MALFORMED', 'aaaabbbb');
          return whole['insights.list']?.(input);
        },
      },
    });
    expect(await screen.findByText('We could not load the articles')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'About inheritance' })).toBeDefined();
  });
});

describe('P-33: liking an insight', () => {
  const like = (likes: string) => screen.findByRole('button', { name: `Like “About inheritance”, ${likes}` });

  test('shows at once, and stays as the firm counted it', async () => {
    let count: (counted: unknown) => void = () => undefined;
    await open({
      ...library(),
      'insights.like': () => new Promise((resolve) => (count = resolve)),
    });
    await userEvent.click(await like('47 likes'));
    expect((await like('48 likes')).getAttribute('aria-pressed')).toBe('true');
    await act(async () => count({ likeCount: 52, liked: true }));
    expect((await like('52 likes')).getAttribute('aria-pressed')).toBe('true');
  });

  test('stays where the list was being read when it was given, and the list is read again', async () => {
    const answers = library();
    const before = Promise.withResolvers<void>();
    let reads = 0;
    const { queryClient } = await open({
      ...answers,
      'insights.list': async (input) => {
        reads += 1;
        if (reads === 2) await before.promise;
        if (reads < 3) return answers['insights.list']?.(input);
        const liked = anInsightSummary('inheritance', { likeCount: 60, liked: true });
        return { items: [liked], next: null, unreadable: 0 };
      },
      'insights.like': () => ({ likeCount: 48, liked: true }),
    });
    void queryClient.invalidateQueries({ queryKey: [['insights', 'list']] });
    await waitFor(() => expect(reads).toBe(2));
    await userEvent.click(await like('47 likes'));
    expect((await like('60 likes')).getAttribute('aria-pressed')).toBe('true');
    await act(async () => before.resolve());
    expect((await like('60 likes')).getAttribute('aria-pressed')).toBe('true');
  });

  test('stays, and more articles come, where they were on their way when it was given', async () => {
    const answers = library();
    const more = Promise.withResolvers<void>();
    await open({
      ...answers,
      'insights.list': async (input) => {
        if ((input as Search).cursor !== undefined) await more.promise;
        return answers['insights.list']?.(input);
      },
      'insights.like': () => ({ likeCount: 48, liked: true }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    await userEvent.click(await like('47 likes'));
    await like('48 likes');
    await act(async () => more.resolve());
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect((await like('48 likes')).getAttribute('aria-pressed')).toBe('true');
  });

  test('is undone when it was not counted, with a message', async () => {
    await open({
      ...library(),
      'insights.like': () => {
        throw gatewayFailure('UPSTREAM_DOWN', 'aaaabbbb');
      },
    });
    await userEvent.click(await like('47 likes'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your like was not counted/);
    expect((await like('47 likes')).getAttribute('aria-pressed')).toBe('false');
  });

  test.each([
    ['', 'Please try again later.'],
    ['This article is closed.', 'This article is closed.'],
  ])(
    'that the firm refuses with the words “%s” asks for no entry to be checked',
    async (serverMessage, more) => {
      await open({
        ...library(),
        'insights.like': () => {
          throw gatewayFailure('VALIDATION', 'aaaabbbb', { serverMessage });
        },
      });
      await userEvent.click(await like('47 likes'));
      expect((await screen.findByRole('alert')).textContent).toBe(`Your like was not counted. ${more}`);
    },
  );

  test('is sent once, however often it is pressed', async () => {
    let asked = 0;
    await open({
      ...library(),
      'insights.like': () => {
        asked += 1;
        return { likeCount: 48, liked: true };
      },
    });
    await userEvent.dblClick(await like('47 likes'));
    expect((await like('48 likes')).getAttribute('aria-pressed')).toBe('true');
    expect(asked).toBe(1);
  });

  test('is taken back by pressing again, where the firm has a way', async () => {
    await open({
      ...library(),
      'insights.like': () => ({ likeCount: 48, liked: true }),
      'insights.unlike': () => ({ likeCount: null, liked: false }),
    });
    await userEvent.click(await like('47 likes'));
    await waitFor(async () => expect((await like('48 likes')).getAttribute('aria-busy')).toBe('false'));
    await userEvent.click(await like('48 likes'));
    await waitFor(async () => expect((await like('47 likes')).getAttribute('aria-pressed')).toBe('false'));
    expect(screen.queryByText('Cannot be undone')).toBeNull();
  });

  test('stays, with a message, where taking it back fails', async () => {
    await open({
      ...library(),
      'insights.like': () => ({ likeCount: 48, liked: true }),
      'insights.unlike': () => {
        throw gatewayFailure('UPSTREAM_DOWN', 'aaaabbbb');
      },
    });
    await userEvent.click(await like('47 likes'));
    await waitFor(async () => expect((await like('48 likes')).getAttribute('aria-busy')).toBe('false'));
    await userEvent.click(await like('48 likes'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your like was not taken back/);
    expect((await like('48 likes')).getAttribute('aria-pressed')).toBe('true');
  });

  test('an article that nobody likes yet shows no number', async () => {
    await open(library());
    const none = await screen.findByRole('button', { name: 'Like “About quiet-year”' });
    expect(none.textContent).toBe('');
  });
});
