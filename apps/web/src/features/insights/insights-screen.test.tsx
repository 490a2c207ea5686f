import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { insightNames, library, openInsights, type Search, titles } from '#test/render-insights.tsx';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InsightsScreen } from './insights-screen.tsx';

describe('P-6: the list of insights', () => {
  test('shows each with its category, author, day, reading time and likes', async () => {
    await openInsights(library());
    const lead = within(screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading'))!);
    expect(lead.getByRole('link', { name: 'About inheritance' }).getAttribute('href')).toBe(
      '/tabs/insights/view/inheritance',
    );
    for (const text of ['Tax planning', 'Ruth Vasey', '17 Nov 2026', '7 min read'])
      expect(lead.getByText(text)).toBeDefined();
    expect(lead.getByRole('button', { name: 'Like “About inheritance”, 47 likes' })).toBeDefined();
  });

  test('continues by the next cursor, and moves on to the first that came', async () => {
    await openInsights(library());
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    const link = await screen.findByRole('link', { name: 'About gilts' });
    expect(titles()).toEqual(['About inheritance', 'About quiet-year', 'About gilts']);
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('button', { name: 'Show more articles' })).toBeNull();
    expect(screen.getByText('3 articles shown. There are no more.')).toBeDefined();
  });

  test('does not move on to the first that came where the client is elsewhere by then', async () => {
    const whole = library();
    const loaded = Promise.withResolvers<void>();
    await openInsights({
      ...whole,
      'insights.list': async (input) => {
        if ((input as Search).cursor !== undefined) await loaded.promise;
        return whole['insights.list']?.(input);
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    const author = await screen.findByLabelText('Author');
    author.focus();
    loaded.resolve();
    await screen.findByRole('link', { name: 'About gilts' });
    expect(document.activeElement).toBe(author);
  });

  test('does not move on to an article that comes by itself after more could not be loaded', async () => {
    const whole = library();
    const part = (cursor?: string) => whole['insights.list']?.({ cursor }) as { items: unknown[] };
    const waiting = Promise.withResolvers<never>();
    let isDown = true;
    const { queryClient } = await openInsights({
      ...whole,
      'insights.list': (input) => {
        if (!isDown) return { ...part('2'), items: [...part().items, ...part('2').items] };
        if ((input as Search).cursor !== undefined) return waiting.promise;
        return whole['insights.list']?.(input);
      },
    });
    const more = screen.getByRole('button', { name: 'Show more articles' });
    await userEvent.click(more);
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
    waiting.reject(gatewayFailure('UNAVAILABLE', 'aaaabbbb'));
    await screen.findByRole('alert');
    more.blur();
    isDown = false;
    await act(() => queryClient.refetchQueries());
    await screen.findByRole('link', { name: 'About gilts' });
    expect(document.activeElement).toBe(document.body);
  });

  test('keeps what is there when more cannot be loaded, says so and tries again', async () => {
    const whole = library();
    let failures = 1;
    await openInsights({
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
    const { address } = await openInsights(library());
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
    await openInsights(library(), '/tabs/insights?author=tomas-elwin');
    expect(titles()).toEqual(['About quiet-year']);
    expect((screen.getByLabelText('Author') as HTMLSelectElement).value).toBe('tomas-elwin');
  });

  test('while the filters are cleared it does not say that there are no articles', async () => {
    const whole = library();
    const loaded = Promise.withResolvers<void>();
    await openInsights(
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
    await openInsights({
      ...insightNames,
      'insights.list': () => ({ items: [], next: null, unreadable: 0 }),
    });
    expect(screen.getByText('No articles yet')).toBeDefined();
  });

  test('S-6: works without the names of categories and authors, and asks for them again', async () => {
    let isDown = true;
    await openInsights({
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

  test('S-6: offline another category says that it could not be read, and loads once there is a connection', async () => {
    await openInsights(library());
    const { backOnline } = goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Tax planning' }));
    expect(await screen.findByText('We could not load the articles')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'About quiet-year' })).toBeNull();
    backOnline();
    expect(await screen.findByText('1 article shown. There are no more.')).toBeDefined();
  });

  test('S-6: offline more articles could not be loaded either', async () => {
    await openInsights(library());
    goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Show more articles' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not load more articles/);
    expect(titles()).toHaveLength(2);
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
