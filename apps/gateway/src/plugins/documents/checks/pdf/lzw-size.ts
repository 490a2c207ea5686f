const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const MOST_CODES = 4096;
const FIRST_WIDTH = 9;
const LAST_WIDTH = 12;

/**
 * How many bytes LZW codes unpack to (ISO 32000, 7.4.4), from the lengths of what they stand for. Most files use early
 * change, but their dictionary may turn it off. Both sizes are counted; the larger is exact or an overestimate.
 */
export function lzwSize(): (bytes: Buffer) => number {
  const counters = [codeCounter(1), codeCounter(0)];
  return (bytes) => Math.max(...counters.map((count) => count(bytes)));
}

function codeCounter(early: number): (bytes: Buffer) => number {
  const lengths = new Uint32Array(MOST_CODES).fill(1, 0, CLEAR);
  let [bits, bitCount, width, free, before] = [0, 0, FIRST_WIDTH, FIRST_FREE, 0];
  let isOver = false;

  function restart(): void {
    [width, free, before] = [FIRST_WIDTH, FIRST_FREE, 0];
  }

  /** The length of one code. A new one stands for what the code before does, and a byte more. */
  function lengthOf(code: number): number {
    isOver ||= code === END;
    if (code === CLEAR || isOver) {
      restart();
      return 0;
    }
    const length = code < free ? (lengths[code] ?? 1) : before + 1;
    if (before > 0 && free < MOST_CODES) {
      lengths[free] = before + 1;
      free += 1;
    }
    if (free + early >= 2 ** width && width < LAST_WIDTH) width += 1;
    before = length;
    return length;
  }

  return (bytes) => {
    let size = 0;
    for (const byte of bytes) {
      [bits, bitCount] = [((bits << 8) | byte) & 0xfffff, bitCount + 8];
      if (bitCount < width || isOver) continue;
      bitCount -= width;
      size += lengthOf((bits >> bitCount) & (2 ** width - 1));
    }
    return size;
  };
}
