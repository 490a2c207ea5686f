import { longDay } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { type Block, firmName, footerOf, paragraphs } from './document-text.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';

/** The terms that the portal has asked for, version by version: the same bytes for every client. */
export function termsDocuments(versions: SeedRows['termsVersion']): SeedDocument[] {
  return versions.map(({ version, title, html, effectiveFrom, changesSummary }) =>
    fromFirm(effectiveFrom, {
      name: `terms/${version}`,
      title: `${title}, version ${version}`,
      kind: 'terms',
      date: effectiveFrom,
      content: {
        title: `${title}, version ${version}`,
        author: firmName,
        subject: `In force from ${longDay(effectiveFrom)}`,
        createdOn: effectiveFrom,
        footer: footerOf(firmName),
        blocks: [
          { paragraph: `In force from ${longDay(effectiveFrom)}.` },
          ...(changesSummary ? paragraphs(`What has changed: ${changesSummary}`) : []),
          ...blocksOf(html),
        ],
      },
    }),
  );
}

/** The terms use these four elements alone; items of a list become paragraphs with their sign. */
const element = /<(h2|p|li)>(.*?)<\/\1>|<(ul|ol)>/gs;

function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let list = { isNumbered: false, count: 0 };
  for (const [, name, content = '', opened] of html.matchAll(element)) {
    const text = content.replace(/<[^>]+>/g, '');
    if (opened !== undefined) list = { isNumbered: opened === 'ol', count: 0 };
    else if (name === 'h2') blocks.push({ heading: text });
    else if (name === 'p') blocks.push({ paragraph: text });
    else {
      list.count += 1;
      blocks.push({ paragraph: `${list.isNumbered ? `${list.count}.` : '•'} ${text}` });
    }
  }
  return blocks;
}

/** What the firm does and what it costs, since version 3 of the terms: the same bytes for every client. */
export function servicesDocument(versions: SeedRows['termsVersion']): SeedDocument[] {
  const first = versions[0];
  if (!first) return [];
  const day = first.effectiveFrom;
  return [
    fromFirm(day, {
      name: 'services',
      title: 'Our services and what they cost',
      kind: 'terms',
      date: day,
      content: {
        title: 'Our services and what they cost',
        author: firmName,
        subject: `From ${longDay(day)}`,
        createdOn: day,
        footer: footerOf(firmName),
        blocks: [
          { paragraph: `From ${longDay(day)}, until we send you another.` },
          { heading: 'What we do for you' },
          ...paragraphs(
            'We agree with you what your money is for, and write it down. We recommend how to hold it, arrange what you accept, and look at all of it again with you at least once a year.',
            'We advise on pensions, investments, savings and cover from the whole of the market. We do not advise on individual shares, and we do not look after your tax return.',
          ),
          { heading: 'What it costs' },
          {
            table: {
              caption: 'Our fees',
              columns: [{ title: 'Service' }, { title: 'Fee', align: 'right' }],
              rows: [
                ['First meeting', 'Free'],
                ['Financial plan', '£1,800.00'],
                ['Arranging a pension or investment', '£650.00 each'],
                ['Ongoing advice, each year', '0.60% of the value'],
                ['Arranging cover', '£350.00 each'],
              ],
            },
          },
          ...paragraphs(
            'Providers and funds have charges of their own. Each statement lists them, and each due diligence report compares them.',
            'You may end the ongoing advice at any time, in writing. We charge up to the end of that month and nothing after it.',
          ),
          { heading: 'If something goes wrong' },
          ...paragraphs(
            'Tell us first, in whatever way suits you. If you are not content with our answer you may go to the Financial Ombudsman Service, which is free for you.',
          ),
        ],
      },
    }),
  ];
}
