import type { ExamplesOf } from '../example.ts';

const device_id = '6f1d8c1e-0c52-4a6e-9b0a-0d1f5f1c2a01';

const device = {
  uuid: 'c48a612e-a628-8226-b43f-f707558b72d2',
  name: 'Web browser',
  created_at: '2026-01-05T18:22:00.000Z',
  last_seen_at: '2026-11-20T18:22:00.000Z',
};

export const deviceExamples: ExamplesOf<'device'> = {
  'device.register': {
    body: { device_id, type: 'web' },
    answer: { data: { ...device, device_token: 'not-a-real-device-token' } },
  },
  'device.list': { answer: { devices: [{ ...device, type: 'web', is_current: true }] } },
  'device.forget': { params: { uuid: device.uuid }, answer: { data: { done: true } } },
};
