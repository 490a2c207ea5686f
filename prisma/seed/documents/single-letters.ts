import { addDays, type Day } from '../days.ts';
import { firmName, paragraphs } from './document-text.ts';
import { letter, type Recipient } from './letter.ts';
import type { PolicyFile } from './policy-file.ts';
import type { SeedDocument } from './seed-document.ts';

/** To a new client. */
export function welcomeLetter(to: Recipient, day: Day): SeedDocument {
  return letter(to, {
    name: 'letter/welcome',
    title: `Welcome to ${firmName}`,
    day,
    blocks: [
      ...paragraphs(
        'Thank you for choosing us. I am your adviser, and the person to ask about anything that you find here.',
        'In the first weeks we collect what your providers hold for you. Values and statements appear in the portal as they arrive; some providers take a month.',
      ),
      { heading: 'What I need from you' },
      ...paragraphs(
        'Please set up two-step verification, look through your details, and tell me what is not right. Then we meet for the first review.',
      ),
    ],
  });
}

/** The answer to a question about who benefits from a pension. */
export function beneficiariesLetter(to: Recipient, policy: PolicyFile, today: Day): SeedDocument {
  return letter(to, {
    name: 'letter/beneficiaries',
    title: 'Beneficiaries of your pension: confirmation',
    day: addDays(today, -51),
    policyUuid: policy.uuid,
    blocks: [
      ...paragraphs(
        `You asked us to check who would benefit from your ${policy.name} (${policy.number}). ${policy.provider.legalName} has confirmed in writing that its record is as follows.`,
      ),
      {
        table: {
          caption: 'Who would benefit',
          columns: [{ title: 'Name' }, { title: 'Relation' }, { title: 'Share', align: 'right' }],
          rows: [
            ['Edmund Hartnoll', 'Husband', '50%'],
            ['Beatrice Hartnoll', 'Daughter', '25%'],
            ['Wilfred Hartnoll', 'Son', '25%'],
          ],
        },
      },
      ...paragraphs(
        'This is a wish and not an instruction: the trustees decide, and will take it into account. Please tell us when something in your family changes.',
      ),
    ],
  });
}

/** The form that goes with a message about paying in more; it is to be signed and sent back. */
export function contributionForm(to: Recipient, policy: PolicyFile, today: Day): SeedDocument {
  return letter(to, {
    name: 'letter/contribution-form',
    title: 'Form: change of your pension contribution',
    day: addDays(today, -2),
    policyUuid: policy.uuid,
    blocks: [
      ...paragraphs(
        `With this form you ask your employer to change what is paid into your ${policy.name}. Please print it, fill it in, sign it, and send us a photo or a scan.`,
      ),
      {
        facts: [
          { label: 'Name', value: `${to.firstName} ${to.surname}` },
          { label: 'Policy number', value: policy.number },
          { label: 'Your payment now', value: '5% of your pay' },
          { label: 'New payment', value: '………… % of your pay, from ……………………' },
          { label: 'Signature', value: '……………………………………' },
          { label: 'Date', value: '……………………' },
        ],
      },
      ...paragraphs(
        'Your payroll team makes the change from the next month on, and your employer matches up to six per cent.',
      ),
    ],
  });
}
