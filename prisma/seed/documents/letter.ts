import { addDays, type Day, longDay } from '../days.ts';
import { type Block, firmName, footerOf } from './document-text.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';

/** To whom a letter goes. */
export type Recipient = {
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  readonly address: readonly string[];
  readonly adviser: string;
};

type Letter = {
  readonly name: string;
  readonly title: string;
  readonly day: Day;
  readonly policyUuid?: string;
  readonly blocks: readonly Block[];
};

export function letter(to: Recipient, { name, title, day, policyUuid, blocks }: Letter): SeedDocument {
  return fromFirm(addDays(day, 1), {
    name,
    title,
    kind: 'letter',
    date: day,
    ...(policyUuid !== undefined && { policyUuid }),
    content: {
      title,
      author: firmName,
      subject: `Letter of ${longDay(day)}`,
      createdOn: day,
      footer: footerOf(firmName),
      blocks: [
        {
          facts: [
            {
              label: 'To',
              value: [`${to.title} ${to.firstName} ${to.surname}`, ...to.address].join(', '),
            },
            { label: 'From', value: `${to.adviser}, ${firmName}` },
            { label: 'Date', value: longDay(day) },
          ],
        },
        { paragraph: `Dear ${to.title} ${to.surname},` },
        ...blocks,
        { paragraph: 'Yours sincerely,' },
        { paragraph: to.adviser },
      ],
    },
  });
}
