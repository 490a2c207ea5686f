import type { QaExamplesOf } from '../../example.ts';

const now = '2026-11-21T10:31:00.000Z';

/** Everything besides the clients: mails, the clock, and what the firm publishes. */
export const mailsClockPublishExamples: QaExamplesOf<'outbox' | 'clock' | 'terms' | 'insights'> = {
  'outbox.list': {
    query: { to: 'standard@portal.example.com', count: 1 },
    answer: {
      mails: [
        {
          uuid: '1f0e2d3c-4b5a-4697-8887-96a5b4c3d2e1',
          to: 'standard@portal.example.com',
          kind: 'password_reset',
          subject: 'Choose a new password',
          sent_at: now,
          text: 'Choose a new password here:\nhttp://localhost:8080/password-reset/not-a-real-code',
          html: '<p><a href="http://localhost:8080/password-reset/not-a-real-code">Choose a new password</a></p>',
          links: ['http://localhost:8080/password-reset/not-a-real-code'],
        },
      ],
    },
  },
  'outbox.empty': { answer: { deleted: 1 } },
  'clock.view': { answer: { now, offset_seconds: 0 } },
  'clock.move': { body: { advance_seconds: 1860 }, answer: { now, offset_seconds: 1860 } },
  'terms.publish': {
    body: { changes_summary: 'We say more plainly how we keep your data.' },
    answer: {
      version: '5',
      title: 'Terms of use',
      text: '<h2>Version 5</h2>',
      effective_from: '2026-11-21',
      changes_summary: 'We say more plainly how we keep your data.',
    },
  },
  'insights.publish': {
    body: { title: 'A note from the desk' },
    answer: {
      id: 'a-note-from-the-desk-3c1d9c0e',
      title: 'A note from the desk',
      summary: 'Published a moment ago.',
      category_id: 'markets',
      author_id: 'ruth-vasey',
      published_at: now,
      reading_minutes: 1,
      image_url: null,
    },
  },
};
