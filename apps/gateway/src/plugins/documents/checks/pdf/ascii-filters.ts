/** Turns the next piece of text into the bytes that it stands for. */
export type AsciiDecoder = (bytes: Buffer) => Buffer;

const SPACES: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const HEX_END = 0x3e;
const ASCII85_END = 0x7e;
const FIRST = 0x21;
const ZEROS = 0x7a;
const GROUP = 5;

/** ASCIIHexDecode (ISO 32000, 7.4.2): two digits are a byte, up to `>`. */
export function hexDecoder(): AsciiDecoder {
  let high = -1;
  let isOver = false;
  return (bytes) => {
    const decoded: number[] = [];
    for (const byte of bytes) {
      isOver ||= byte === HEX_END;
      const digit = isOver ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16);
      if (Number.isNaN(digit)) continue;
      if (high < 0) high = digit;
      else {
        decoded.push(high * 16 + digit);
        high = -1;
      }
    }
    return Buffer.from(decoded);
  };
}

/** ASCII85Decode (ISO 32000, 7.4.3): five characters are four bytes, up to `~>`. */
export function ascii85Decoder(): AsciiDecoder {
  let group: number[] = [];
  let isOver = false;

  function take(byte: number): readonly number[] {
    if (SPACES.has(byte)) return [];
    if (byte === ASCII85_END) {
      isOver = true;
      return lastBytes(group);
    }
    if (byte === ZEROS && group.length === 0) return [0, 0, 0, 0];
    group.push(byte - FIRST);
    if (group.length < GROUP) return [];
    const bytes = bytesOf(group);
    group = [];
    return bytes;
  }

  return (bytes) => {
    const decoded: number[] = [];
    for (const byte of bytes) if (!isOver) decoded.push(...take(byte));
    return Buffer.from(decoded);
  };
}

function bytesOf(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256);
}

/** A group that the end cuts short has one byte less than characters. */
function lastBytes(group: readonly number[]): number[] {
  if (group.length < 2) return [];
  const padding = Array<number>(GROUP - group.length).fill(84);
  return bytesOf([...group, ...padding]).slice(0, group.length - 1);
}
