import { addDays, type Day, longDay } from '../days.ts';
import { type DocumentText, footerOf, paragraphs, pounds } from './document-text.ts';
import type { PolicyFile } from './policy-file.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';
import { factsOf } from './statements.ts';

/** Share of a holding that it pays out in a year. */
const yields: Readonly<Record<string, number>> = {
  Equity: 0.019,
  Bond: 0.034,
  Property: 0.041,
  Mixed: 0.022,
};
const YEARS = 2;

/** Consolidated tax vouchers of an account outside an ISA or a pension, for the last two tax years, sent on 12 June. */
export function taxVouchersOf(policy: PolicyFile, today: Day): SeedDocument[] {
  const thisYear = Number(today.slice(0, 4));
  const latest = `${thisYear}-06-12` < today ? thisYear : thisYear - 1;
  return Array.from({ length: YEARS }, (_, index) => latest - index).flatMap((year) => {
    const basis = policy.values.findLast(({ valuedOn }) => valuedOn <= `${year}-04-05`);
    if (!basis || basis.valuedOn < `${year - 1}-04-06`) return [];
    const taxYear = `${year - 1}/${String(year).slice(2)}`;
    return fromFirm(`${year}-06-12`, {
      name: `tax-voucher/${policy.uuid}/${year}`,
      title: `Consolidated tax voucher ${taxYear}: ${policy.name}`,
      kind: 'tax_voucher',
      date: `${year}-04-05`,
      policyUuid: policy.uuid,
      content: voucherText(policy, { year, taxYear, value: basis.value }),
    });
  });
}

type Voucher = { readonly year: number; readonly taxYear: string; readonly value: number };

function voucherText(policy: PolicyFile, { year, taxYear, value }: Voucher): DocumentText {
  const { provider, holdings } = policy;
  const payments = holdings.flatMap(({ fundName, assetClass, percent }) =>
    [`${year - 1}-07-31`, `${year}-01-31`].map((paidOn) => ({
      fundName,
      paidOn,
      isInterest: assetClass === 'Bond',
      amount: Math.round((value * percent * (yields[assetClass] ?? 0)) / 200),
    })),
  );
  const totalOf = (isInterest: boolean) =>
    payments.reduce((sum, payment) => (payment.isInterest === isInterest ? sum + payment.amount : sum), 0);
  return {
    title: `Consolidated tax voucher ${taxYear}`,
    author: provider.legalName,
    subject: policy.name,
    createdOn: addDays(`${year}-06-12`, -2),
    footer: footerOf(provider.legalName),
    blocks: [
      {
        paragraph: `Income of your ${policy.name} from ${longDay(`${year - 1}-04-06`)} to ${longDay(`${year}-04-05`)}.`,
      },
      { facts: factsOf(policy) },
      {
        facts: [
          { label: 'Dividends', value: pounds(totalOf(false)) },
          { label: 'Interest', value: pounds(totalOf(true)) },
          { label: 'Tax taken', value: pounds(0) },
        ],
      },
      {
        table: {
          caption: `Payments in the tax year ${taxYear}`,
          columns: [
            { title: 'Fund' },
            { title: 'Paid on' },
            { title: 'Kind' },
            { title: 'Amount', align: 'right' },
          ],
          rows: [
            ...payments.map(({ fundName, paidOn, isInterest, amount }) => [
              fundName,
              longDay(paidOn),
              isInterest ? 'Interest' : 'Dividend',
              pounds(amount),
            ]),
            ['Total', '', '', pounds(totalOf(false) + totalOf(true))],
          ],
        },
      },
      { heading: 'What to do with it' },
      ...paragraphs(
        'Keep this voucher for your tax return. If you complete one, enter dividends and interest where it asks for each. Of a joint account each owner enters their own share.',
        'Income that stayed in a fund and was not paid to you is taxed in the same way and is included here.',
        'We do not give tax advice. Your accountant or HM Revenue & Customs can tell you what you owe.',
      ),
    ],
  };
}
