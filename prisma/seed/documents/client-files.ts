import { addDays, type Day, longDay, momentAt } from '../days.ts';
import { type DocumentText, paragraphs } from './document-text.ts';
import type { PolicyFile } from './policy-file.ts';
import type { RequestName } from './requests.ts';
import type { PictureName, SeedDocument } from './seed-document.ts';

type ClientFile = {
  readonly request: RequestName;
  readonly title: string;
  readonly kind: 'identity' | 'other';
  readonly daysAgo: number;
  readonly today: Day;
  readonly policyUuid?: string;
  readonly content: DocumentText | PictureName;
};

/** A file that a client sent in answer to a request. */
function clientFile({ request, title, kind, daysAgo, today, policyUuid, content }: ClientFile): SeedDocument {
  const date = addDays(today, -daysAgo);
  return {
    name: `sent/${request}`,
    title,
    kind,
    date,
    addedAt: momentAt(date, '19:04'),
    addedBy: 'client',
    request,
    ...(policyUuid !== undefined && { policyUuid }),
    content,
  };
}

/** A photo of a driving licence, accepted, and one page of a trust deed, rejected. */
export function filesOfVip(policies: readonly PolicyFile[], today: Day): SeedDocument[] {
  const cover = policies.find(({ planType }) => planType === 'whole_of_life');
  return [
    clientFile({
      request: 'accepted',
      title: 'Driving licence',
      kind: 'identity',
      daysAgo: 398,
      today,
      content: 'driving-licence-hartnoll',
    }),
    ...(cover
      ? [
          clientFile({
            request: 'rejected',
            title: 'Trust deed, page 1',
            kind: 'other',
            daysAgo: 29,
            today,
            policyUuid: cover.uuid,
            content: trustDeed(cover, addDays(today, -29)),
          }),
        ]
      : []),
  ];
}

/** A photo of a driving licence, accepted, and a council tax letter that is too old. */
export function filesOfStandard(policies: readonly PolicyFile[], today: Day): SeedDocument[] {
  const isa = policies.find(({ planType }) => planType === 'stocks_and_shares_isa');
  const ofIsa = isa ? { policyUuid: isa.uuid } : {};
  return [
    clientFile({
      request: 'accepted',
      title: 'Driving licence',
      kind: 'identity',
      daysAgo: 383,
      today,
      content: 'driving-licence-okafor',
    }),
    clientFile({
      request: 'rejected',
      title: 'Council tax letter',
      kind: 'identity',
      daysAgo: 55,
      today,
      ...ofIsa,
      content: councilTaxLetter(addDays(today, -455)),
    }),
  ];
}

const footer = 'Invented for a demonstration. This is not a real document.';

function trustDeed(cover: PolicyFile, scannedOn: Day): DocumentText {
  return {
    title: 'Deed of trust',
    author: 'Imogen Hartnoll',
    subject: cover.name,
    createdOn: scannedOn,
    footer,
    blocks: [
      { paragraph: `This deed is made on ${longDay(addDays(cover.startDate, 30))}.` },
      {
        facts: [
          { label: 'Settlor', value: 'Imogen Hartnoll, 17 Tanner Row, Saltergate' },
          { label: 'Trustees', value: 'Imogen Hartnoll and Edmund Hartnoll' },
          { label: 'Policy', value: `${cover.number}, ${cover.provider.legalName}` },
        ],
      },
      { heading: '1. The trust' },
      ...paragraphs(
        'The settlor gives the policy to the trustees, who hold it and whatever is paid under it for the people named in part 2, in the shares written there.',
        'The settlor pays the premiums. Doing so gives her no right to anything that the policy pays.',
      ),
      { heading: '2. Who benefits' },
      {
        table: {
          caption: 'Shares',
          columns: [{ title: 'Name' }, { title: 'Relation' }, { title: 'Share', align: 'right' }],
          rows: [
            ['Beatrice Hartnoll', 'Daughter', '50%'],
            ['Wilfred Hartnoll', 'Son', '50%'],
          ],
        },
      },
      { heading: '3. The trustees' },
      ...paragraphs(
        'The trustees decide together. If one of them dies or no longer wishes to act, the other may name somebody in their place, in writing.',
        'They may pay a share early where it helps a beneficiary under eighteen, and give a receipt to the insurer that ends its duty.',
        'Continued on page 2.',
      ),
    ],
  };
}

function councilTaxLetter(day: Day): DocumentText {
  return {
    title: 'Council tax',
    author: 'Eddermouth District Council',
    subject: `Letter of ${longDay(day)}`,
    createdOn: day,
    footer,
    blocks: [
      {
        facts: [
          { label: 'To', value: 'Mr Daniel Okafor, 31 Mill Street, Eddermouth, Devon, EX99 2QC' },
          { label: 'From', value: 'Eddermouth District Council' },
          { label: 'Date', value: longDay(day) },
          { label: 'Property', value: '31 Mill Street, Eddermouth' },
          { label: 'Band', value: 'C' },
        ],
      },
      ...paragraphs(
        'Dear Mr Okafor,',
        'This letter confirms that you are the person who pays council tax for the property above. Your bill for the year has not changed, and you pay it in ten parts.',
        'You need do nothing. Please keep this letter with your papers.',
      ),
    ],
  };
}
