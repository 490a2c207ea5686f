import { expect, it, onTestFinished, vi } from 'vitest';
import { startStandInClamd } from '../test/stand-in-clamd.ts';
import { createVirusScanner } from './clamd.ts';

const IDLE_MS = 50;
const piece = Buffer.alloc(1000, 'x');

it('SEC-I10: a client that is slower than the scanner may be does not count as a silent scanner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await startStandInClamd('virus');
  const scan = createVirusScanner(address, IDLE_MS).start();
  await scan.add(piece);
  vi.advanceTimersByTime(4 * IDLE_MS);
  await scan.add(piece);
  expect(await scan.end()).toBe('clean');
});

it.each([
  ['to give its verdict', 1000],
  ['to take a piece', 64 * 1024 * 1024],
])('SEC-G36: a scanner that is silent when it has %s counts as away', async (_what, size) => {
  const { address } = await startStandInClamd('virus', { takesNothing: true });
  const scan = createVirusScanner(address, IDLE_MS).start();
  const scanned = scan.add(Buffer.alloc(size)).then(() => scan.end());
  await expect(scanned).rejects.toThrow('The virus scanner is silent');
});
