import { signInAtFirm, startSeededStack } from '../seeded-stack.ts';
import type { Recording } from './recorded-firm.ts';

type Policies = { items: { _links: { 'valuation-latest': { href: string } } }[] };

/** What the mock answers a client with this many policies, the paths of their valuations, and the client's token. */
export async function recordFirm(
  policies: number,
): Promise<{ recording: Recording; valuations: string[]; firmToken: string }> {
  const [{ mockUrl }, endStack] = await startSeededStack(policies);
  try {
    const firmToken = await signInAtFirm(mockUrl);
    const recording: Record<string, string> = {};
    const record = async (link: string): Promise<string> => {
      const path = pathOf(link, mockUrl);
      const answer = await fetch(mockUrl + path, { headers: { authorization: `Bearer ${firmToken}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const text = await answer.text();
      recording[path] = text;
      return text;
    };
    await record('/v1/notification?page=1');
    await record('/v1/client');
    await record('/v1/terms');
    const { items } = JSON.parse(await record('/v1/policy')) as Policies;
    const links = items.map(({ _links }) => _links['valuation-latest'].href);
    for (const link of links) await record(link);
    return { recording, valuations: links.map((link) => pathOf(link, mockUrl)), firmToken };
  } finally {
    await endStack();
  }
}

function pathOf(link: string, mockUrl: string): string {
  const { pathname, search } = new URL(link, mockUrl);
  return pathname + search;
}
