import { expect, it } from 'vitest';
import { lzwBomb } from '../../test/a-file.ts';
import { lzwSize } from './lzw-size.ts';

it('SEC-G52: counts the example of the standard (ISO 32000, 7.4.4.2), in one piece and byte by byte', () => {
  const bytes = Buffer.from('800b6050220c0c8501', 'hex');
  expect(lzwSize()(bytes)).toBe(10);
  const count = lzwSize();
  expect([...bytes].reduce((sum, byte) => sum + count(Buffer.of(byte)), 0)).toBe(10);
});

it('SEC-G52: counts nothing behind the end', () => {
  expect(lzwSize()(Buffer.concat([Buffer.from('800b6050220c0c8501', 'hex'), Buffer.alloc(1000, 0x41)]))).toBe(
    10,
  );
});

it('SEC-G52: counts codes that each stand for more than the one before', () => {
  const codes = 30_000;
  const longest = 4096 - 258 + 1;
  const expected = (longest * (longest + 1)) / 2 + (codes - longest) * longest;
  const size = lzwSize()(lzwBomb(codes));
  expect(size).toBeGreaterThan(expected * 0.99);
  expect(size).toBeLessThan(expected * 1.01);
});
