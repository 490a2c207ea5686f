import { addDays, type Day, dayInMonth, longDay } from '../days.ts';
import { type Block, type DocumentText, footerOf, paragraphs, pounds } from './document-text.ts';
import type { PolicyFile } from './policy-file.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';
import { factsOf } from './statements.ts';

/** Yearly notices of policies without a fund value: cover and income. Sent in the month after the tax year. */
export function yearlyNoticesOf(policy: PolicyFile, today: Day): SeedDocument[] {
  const blocks = blocksOf(policy);
  if (!blocks) return [];
  return noticeDays(today)
    .filter((day) => day > policy.startDate)
    .map((day) =>
      fromFirm(addDays(day, 3), {
        name: `notice/${policy.uuid}/${day}`,
        title: `Yearly statement ${day.slice(0, 4)}: ${policy.name}`,
        kind: 'statement',
        date: day,
        policyUuid: policy.uuid,
        content: noticeText(policy, day, blocks),
      }),
    );
}

/** The 6th of May in the last two years. */
function noticeDays(today: Day): Day[] {
  const month = Number(today.slice(5, 7));
  const latest = dayInMonth(today, 5 - month, 6);
  const days = [latest, dayInMonth(latest, -12, 6), dayInMonth(latest, -24, 6)];
  return days.filter((day) => addDays(day, 3) < today).slice(0, 2);
}

function noticeText(policy: PolicyFile, day: Day, blocks: Block[]): DocumentText {
  const { provider } = policy;
  return {
    title: `Yearly statement: ${policy.name}`,
    author: provider.legalName,
    subject: `As at ${longDay(day)}`,
    createdOn: day,
    footer: footerOf(provider.legalName),
    blocks: [
      { paragraph: `${policy.name}, as at ${longDay(day)}.` },
      { facts: factsOf(policy) },
      ...blocks,
      ...paragraphs(
        provider.fscsNote,
        `If your address, your bank or the people this is for have changed, please tell your adviser, ${policy.adviserName}, or call us on ${provider.phone}.`,
      ),
    ],
  };
}

function blocksOf({ details }: PolicyFile): Block[] | undefined {
  if (details?.kind === 'protection')
    return [
      {
        facts: [
          {
            label: 'What we pay',
            value: `${pounds(details.benefit)}${details.benefit_type === 'sum_assured' ? '' : ' a year'}`,
          },
          { label: 'Your premium', value: `${pounds(details.premium)}, ${details.premium_frequency}` },
          {
            label: 'How long',
            value: details.term_years === null ? 'For life' : `${details.term_years} years`,
          },
          { label: 'Held in trust', value: details.in_trust ? 'Yes' : 'No' },
        ],
      },
      ...paragraphs('This cover has no value if you end it. It ends when premiums stop.'),
    ];
  if (details?.kind === 'annuity')
    return [
      {
        facts: [
          { label: 'Income a year', value: pounds(details.annual_income) },
          { label: 'Paid', value: details.frequency },
          { label: 'Increases', value: details.escalation },
          { label: 'For your spouse', value: `${details.spouse_percent}% of the income` },
          { label: 'Guarantee', value: `${details.guarantee_period_years} years from the start` },
        ],
      },
      ...paragraphs('The income is paid for life and cannot be cashed in. Tax is taken before we pay it.'),
    ];
  if (details?.kind === 'defined_benefit')
    return [
      {
        facts: [
          { label: 'How it builds up', value: details.accrual_rate },
          { label: 'Pension a year at retirement', value: pounds(details.prospective_pension) },
        ],
      },
      ...paragraphs(
        'This is a promise of an income and not a pot of money. You must take advice before you give it up if it is worth more than £30,000.',
      ),
    ];
  return undefined;
}
