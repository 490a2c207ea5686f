import { clientFacts } from './clients/client-facts.ts';
import { clientUuid } from './clients/clients.ts';
import { addDays, type Day, dayInMonth, dayOf, momentAt } from './days.ts';
import { seededPeople } from './people.ts';
import type { SeedRows } from './seed-rows.ts';
import { termsHtml } from './texts/terms-text.ts';

/** The client who must accept the terms at sign-in. */
const WITHOUT_ACCEPTANCE = 'terms@portal.example.com';
const YEAR_MONTHS = 12;

/** Version 3 of a year ago, and version 4: in force since the first of a month, six to eleven weeks ago. */
export function termsRows(now: Date): Pick<SeedRows, 'termsVersion' | 'termsAcceptance'> {
  const effectiveFrom = dayInMonth(addDays(dayOf(now), -45), 0, 1);
  const before = dayInMonth(effectiveFrom, -YEAR_MONTHS, 1);
  return {
    termsVersion: [
      {
        version: '3',
        title: 'Terms of use',
        html: termsHtml('3'),
        effectiveFrom: before,
        changesSummary: null,
      },
      {
        version: '4',
        title: 'Terms of use',
        html: termsHtml('4'),
        effectiveFrom,
        changesSummary: 'We made the part on joint policies clearer; nothing else has changed.',
      },
    ],
    termsAcceptance: acceptances(now, { before, effectiveFrom }),
  };
}

function acceptances(now: Date, days: { before: Day; effectiveFrom: Day }): SeedRows['termsAcceptance'] {
  return seededPeople
    .filter(({ email }) => email !== WITHOUT_ACCEPTANCE)
    .flatMap(({ email }) => {
      const ofClient = { clientUuid: clientUuid(email) };
      const accepted = {
        ...ofClient,
        version: '4',
        acceptedAt: momentAt(addDays(days.effectiveFrom, 3), '09:12'),
      };
      if (isNew(email)) return [{ ...accepted, acceptedAt: now }];
      return [
        { ...ofClient, version: '3', acceptedAt: momentAt(addDays(days.before, 5), '18:40') },
        accepted,
      ];
    });
}

/** New enough never to have seen version 3. */
function isNew(email: string): boolean {
  const months = clientFacts.find((facts) => facts.email === email)?.clientForMonths ?? 0;
  return months < YEAR_MONTHS;
}
