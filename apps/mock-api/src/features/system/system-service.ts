import type { EndpointAnswer } from '@portal/contract/endpoint';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { systemCacheEndpoint } from '@portal/contract/v1/system';
import type { Database, Transaction } from '@portal/prisma/client';
import { type Clock, startOfLondonDay } from '../../clock.ts';

type Deps = { database: Database; clock: Clock };

/** A part of the data that callers may keep. */
export type Section = keyof NonNullable<EndpointAnswer<typeof systemCacheEndpoint>['sections']>;

export type SystemState = ReturnType<typeof createSystemState>;

/** When each part of the data last changed (API-11). */
export function createSystemState(deps: Deps) {
  return {
    sections: () => sections(deps),
    /** Call it in the transaction of every change to a part of the data. */
    touch: (transaction: Transaction, section: Section) =>
      transaction.systemSection.update({ where: { section }, data: { updatedAt: deps.clock.now() } }),
  };
}

/** Articles and terms also change when the day comes on which one written earlier starts to show. */
async function sections({ database, clock }: Deps): Promise<{ section: string; updatedAt: Date }[]> {
  const now = clock.now();
  const [rows, article, terms] = await Promise.all([
    database.systemSection.findMany(),
    database.insight.aggregate({ _max: { publishedAt: true }, where: { publishedAt: { lte: now } } }),
    database.termsVersion.aggregate({
      _max: { effectiveFrom: true },
      where: { effectiveFrom: { lte: londonDay(now) } },
    }),
  ]);
  const shownSince: Partial<Record<string, Date | null>> = {
    insight: article._max.publishedAt,
    terms: terms._max.effectiveFrom === null ? null : startOfLondonDay(terms._max.effectiveFrom),
  };
  return rows.map(({ section, updatedAt }) => ({
    section,
    updatedAt: later(updatedAt, shownSince[section]),
  }));
}

function later(moment: Date, other: Date | null | undefined): Date {
  return other && other > moment ? other : moment;
}
