import { addDays, type Day, dayInMonth, longDay } from '../days.ts';
import { paragraphs, pounds } from './document-text.ts';
import { letter, type Recipient } from './letter.ts';
import type { PolicyFile } from './policy-file.ts';
import type { SeedDocument } from './seed-document.ts';

/**
 * The letters that everybody gets who has been a client for long enough: after the yearly review, and before the tax
 * year ends.
 */
export function yearlyLetters(to: Recipient, policies: readonly PolicyFile[], today: Day): SeedDocument[] {
  return [1, 2].flatMap((yearsAgo) => {
    const january = januaryDay(today, yearsAgo - 1);
    return [
      reviewLetter(to, policies, january),
      allowanceLetter(to, dayInMonth(january, 1, 16)),
      costsLetter(to, policies, dayInMonth(january, 4, 8)),
    ];
  });
}

/** 21 January of the latest year whose letters have all been sent, or of one before it. */
function januaryDay(today: Day, yearsBefore: number): Day {
  const january = dayInMonth(today, 1 - Number(today.slice(5, 7)), 21);
  const isComplete = addDays(january, 120) < today;
  return dayInMonth(january, -12 * (yearsBefore + (isComplete ? 0 : 1)), 21);
}

/** What was talked about differs from year to year. */
const reviews = [
  {
    plans:
      'You told me that your plans have not changed: you would like your money to keep up with prices, you can live with some falls on the way, and you want to be able to reach a year of spending without selling anything.',
    result:
      'The risk of each still fits what you told me, and I do not recommend any change of funds this year.',
    steps: ['Check who is named to benefit', 'Look at the allowances that are left'],
  },
  {
    plans:
      'You told me that the last year was a steady one. You would like fewer letters, a clear figure once a year, and to hear from me at once if something needs a decision.',
    result:
      'We compared the charges of each with those of other providers. None of them is so much dearer that a move would pay for itself, so everything stays where it is.',
    steps: ['Look through the details in the portal', 'Compare the charges again before the next review'],
  },
] as const;

function reviewLetter(to: Recipient, policies: readonly PolicyFile[], day: Day): SeedDocument {
  const { plans, result, steps } = reviews[Number(day.slice(0, 4)) % 2 === 0 ? 0 : 1];
  const held = policies.filter(({ startDate }) => startDate <= day).map(({ name }) => name);
  return letter(to, {
    name: `letter/review/${day}`,
    title: `What we agreed at your review, January ${day.slice(0, 4)}`,
    day,
    blocks: [
      ...paragraphs(
        'Thank you for your time last week. This letter sets down what we talked about and what each of us will do, so that you can check that I understood you.',
        plans,
      ),
      { heading: 'What we looked at' },
      ...paragraphs(`We went through ${held.join(', ')}. ${result}`),
      { heading: 'What happens next' },
      {
        table: {
          caption: 'Who does what',
          columns: [{ title: 'What' }, { title: 'Who' }, { title: 'By' }],
          rows: [
            ['Send the valuation report', to.adviser, longDay(addDays(day, 7))],
            [steps[0], `${to.title} ${to.surname}`, longDay(addDays(day, 40))],
            [steps[1], to.adviser, longDay(addDays(day, 60))],
          ],
        },
      },
      ...paragraphs(
        'If I have misunderstood anything, please tell me. Otherwise I shall take this letter as our record.',
      ),
    ],
  });
}

function allowanceLetter(to: Recipient, day: Day): SeedDocument {
  const year = day.slice(0, 4);
  return letter(to, {
    name: `letter/allowances/${day}`,
    title: `Your allowances before 5 April ${year}`,
    day,
    blocks: [
      ...paragraphs(
        `The tax year ends on 5 April ${year}. Some allowances cannot be carried over, so this is the time to decide whether to use them.`,
      ),
      {
        table: {
          caption: 'Allowances of the tax year',
          columns: [{ title: 'Allowance' }, { title: 'Limit', align: 'right' }, { title: 'Carried over' }],
          rows: [
            ['ISA', '£20,000.00', 'No'],
            ['Pension', '£60,000.00', 'Up to three years'],
            ['Gifts', '£3,000.00', 'One year'],
            ['Gains', '£3,000.00', 'No'],
          ],
        },
      },
      ...paragraphs(
        'What you have paid into your ISAs so far is on the page of each policy. Payments must reach the provider by 5 April, so please let me know by the middle of March.',
        'If you would like to leave things as they are, you need do nothing.',
      ),
    ],
  });
}

/** What our advice cost in the year before, from the average of the monthly values. */
function costsLetter(to: Recipient, policies: readonly PolicyFile[], day: Day): SeedDocument {
  const from = dayInMonth(day, -12, 6);
  const rows = policies.flatMap(({ name, charges, values }) => {
    const rate = charges.find((charge) => charge.name === 'Adviser')?.percentAYear;
    const year = values.filter(({ valuedOn }) => valuedOn >= from && valuedOn < day);
    if (typeof rate !== 'number' || year.length === 0) return [];
    const average = Math.round(year.reduce((sum, { value }) => sum + value, 0) / year.length);
    return [{ name, rate, average, cost: Math.round((average * rate) / 100) }];
  });
  const total = rows.reduce((sum, { cost }) => sum + cost, 0);
  return letter(to, {
    name: `letter/costs/${day}`,
    title: `What our advice cost you in the year to April ${day.slice(0, 4)}`,
    day,
    blocks: [
      ...paragraphs(
        'Once a year we write to say what you have paid for our ongoing advice. The fee is taken from the policies themselves, so there is nothing to pay now.',
      ),
      ...(rows.length === 0
        ? paragraphs('In this year no fee for advice was taken from your policies.')
        : [
            {
              table: {
                caption: 'Ongoing advice',
                columns: [
                  { title: 'Policy' },
                  { title: 'Average value', align: 'right' as const },
                  { title: 'Rate', align: 'right' as const },
                  { title: 'Fee', align: 'right' as const },
                ],
                rows: [
                  ...rows.map(({ name, average, rate, cost }) => [
                    name,
                    pounds(average),
                    `${rate.toFixed(2)}%`,
                    pounds(cost),
                  ]),
                  ['Total', '', '', pounds(total)],
                ],
              },
            },
          ]),
      ...paragraphs(
        'The charges of the providers and their funds come on top. They are in the statements that the providers send you.',
        'For this fee you had a yearly review, our research on every provider, and answers to your questions. If you feel that it was not worth it, please say so: we would rather talk about it than guess.',
      ),
    ],
  });
}
