import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anInsightSummary } from '#test/build/an-insight.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { library, openInsights, type Search, titles } from '#test/render-insights.tsx';

describe('P-33: liking an insight', () => {
  const like = (likes: string) => screen.findByRole('button', { name: `Like “About inheritance”, ${likes}` });

  test('shows at once, and stays as the firm counted it', async () => {
    let count: (counted: unknown) => void = () => undefined;
    await openInsights({
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
    const { queryClient } = await openInsights({
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
    await openInsights({
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
    await openInsights({
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
      await openInsights({
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
    let callCount = 0;
    await openInsights({
      ...library(),
      'insights.like': () => {
        callCount += 1;
        return { likeCount: 48, liked: true };
      },
    });
    await userEvent.dblClick(await like('47 likes'));
    expect((await like('48 likes')).getAttribute('aria-pressed')).toBe('true');
    expect(callCount).toBe(1);
  });

  test('is taken back by pressing again, where the firm has a way', async () => {
    await openInsights({
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
    await openInsights({
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
    await openInsights(library());
    const none = await screen.findByRole('button', { name: 'Like “About quiet-year”' });
    expect(none.textContent).toBe('');
  });
});
