import type { RouterOutputs } from '#core/trpc/procedures.ts';

type Device = RouterOutputs['device']['list']['devices'][number];

/** One device on which a client signed in. */
export function aDevice(named: Partial<Device> = {}): Device {
  return {
    uuid: '00000000-0000-4000-8000-0000000000f1',
    name: 'Firefox on Windows',
    type: 'web',
    createdAt: '2026-01-05T18:22:00Z',
    lastSeenAt: '2026-11-20T18:22:00Z',
    isCurrent: false,
    ...named,
  };
}
