import { expect, it } from 'vitest';
import { FileRefused } from '../file-refused.ts';
import { Attachments } from './attachments.ts';
import { StreamCheck } from './stream-check.ts';

it('SEC-G52: a PDF with more packed streams than anybody needs is refused, since each takes time however small it is', () => {
  const facts = {
    holdsObjects: false,
    isAttachment: false,
    objects: [5],
    length: 10,
    isReadOtherwise: false,
    filters: ['flate'] as const,
  };
  const expansion = { packed: 0, unpacked: 0, streams: 24_999 };
  new StreamCheck(facts, expansion, new Attachments()).close();
  expect(() => new StreamCheck(facts, expansion, new Attachments())).toThrow(FileRefused);
});
