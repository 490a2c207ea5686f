import { signInAtFirm, startSeededStack } from '../seeded-stack.ts';
import type { Recording } from './recorded-firm.ts';

type Policies = { items: { _links: { 'valuation-latest': { href: string } } }[] };

/** What the mock answers a client with so many policies, and the token that it gives them. */
export async function recordFirm(policies: number): Promise<{ recording: Recording; firmToken: string }> {
  const [{ mockUrl }, endStack] = await startSeededStack(policies);
  try {
    const firmToken = await signInAtFirm(mockUrl);
    const recording: Record<string, string> = {};
    const record = async (link: string): Promise<string> => {
      const { pathname, search, href } = new URL(link, mockUrl);
      const answer = await fetch(href, { headers: { authorization: `Bearer ${firmToken}` } });
      if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}`);
      const text = await answer.text();
      recording[pathname + search] = text;
      return text;
    };
    await record('/v1/notification?page=1');
    await record('/v1/client');
    await record('/v1/terms');
    const { items } = JSON.parse(await record('/v1/policy')) as Policies;
    for (const { _links } of items) await record(_links['valuation-latest'].href);
    return { recording, firmToken };
  } finally {
    await endStack();
  }
}
