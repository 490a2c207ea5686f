import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { DueDiligenceScreen } from '#features/information/due-diligence/due-diligence-screen.tsx';
import { aPolicy } from '#test/build/a-policy.ts';
import { aProvider } from '#test/build/a-provider.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';

export const brackenfield = aProvider({ name: 'Brackenfield' });
const northmoor = aProvider({ name: 'Northmoor Life' });
export const latest = anEntry({ financialYear: '2025/26', summary: 'Seven providers tested.' });
export const older = anEntry({
  financialYear: '2024/25',
  summary: 'Six providers tested.',
  publishedOn: '2025-10-02',
});
const panels: Record<string, unknown[]> = {
  [latest.uuid]: [
    aPanelItem({ provider: brackenfield, previousVerdict: 'watch' }),
    aPanelItem({ provider: northmoor, segment: 'Life company', verdict: 'watch', overallScore: 3.1 }),
    aPanelItem({ provider: null, segment: 'SIPP operator', verdict: 'removed', previousVerdict: null }),
  ],
  [older.uuid]: [aPanelItem({ provider: brackenfield })],
};
export const answers: Answers = {
  'dueDiligence.list': () => ({ entries: [older, latest], unreadable: 0 }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid], unreadable: 0 }),
  'policies.list': () => ({ policies: [aPolicy({ provider: brackenfield })], unreadable: 0 }),
};

export function show(query = '', changed: Answers = {}) {
  return renderSignedIn(<DueDiligenceScreen today="2026-11-21" />, {
    answers: { ...answers, ...changed },
    at: `/tabs/information/due-diligence${query}`,
  });
}

export const panel = () => screen.findByRole('region', { name: 'The panel' });

export const names = async () =>
  (await within(await panel()).findAllByRole('link')).map((link) => link.textContent);

/** What an element says, part by part, so that "1" and "4.4" beside one another are not read as "14.4". */
export function parts(element: Element | undefined): string[] {
  const own = (part: Element) =>
    Array.from(part.childNodes).filter((node) => node.nodeType === node.TEXT_NODE);
  return Array.from(element?.querySelectorAll('*') ?? [], (part) =>
    own(part)
      .map((node) => node.textContent)
      .join('')
      .trim(),
  ).filter((text) => text !== '');
}

/** A window of at least this width answers every media query that asks for less. */
export function widen() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
