/** Width and height of the drawing; covers of other shapes show its middle, and the spot is always in that. */
export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 240;

type Point = { readonly x: number; readonly y: number };

/** A plane of colour: 1 is close to the ground, 3 is furthest from it. */
type Plane = { readonly shade: 1 | 2 | 3; readonly d: string };

/** What a family of covers draws: planes, lines over them, and the spot of the noon line. */
type Composition = { readonly planes: readonly Plane[]; readonly lines: string; readonly spot: Point };

const tones = ['deep', 'tinted', 'pale'] as const;

export type CoverDrawing = Composition & { readonly tone: (typeof tones)[number] };

/** The next number from 0 up to 1 of one article. */
type Random = () => number;

/**
 * The cover of an article: its category gives the family, its id the rest. The same article always has the same one.
 */
export function coverDrawing(insightId: string, categoryId: string | null): CoverDrawing {
  const random = randomOf(insightId);
  const tone = tones[Math.floor(random() * tones.length)] ?? 'deep';
  const { spot, ...drawing } = familyOf(categoryId ?? insightId)(random);
  return { tone, ...drawing, spot: { x: round(spot.x), y: round(spot.y) } };
}

/** Hills behind one another, under the spot. */
function hills(random: Random): Composition {
  const spot = { x: between(random, 120, 280), y: between(random, 52, 84) };
  const planes = ([1, 2, 3] as const).map((shade, index) => {
    const base = 108 + index * 40;
    const [first, second, third] = [0, 1, 2].map(() => base + between(random, -26, 26));
    const end = base + between(random, -20, 20);
    return { shade, d: `M0 240V${base}C90 ${first} 120 ${second} 210 ${base}S330 ${third} 400 ${end}V240Z` };
  });
  const strata = Array.from({ length: 4 }, (_line, index) => {
    const y = 206 + index * 9;
    return `M0 ${y}Q${between(random, 120, 280)} ${y - between(random, 4, 16)} 400 ${y}`;
  });
  return { planes, lines: strata.join(''), spot };
}

/** Where arches are built on. */
const FLOOR = 186;

/** Arches on one floor, the spot in one of them. */
function arches(random: Random): Composition {
  const count = 3 + Math.floor(random() * 2);
  const width = count === 3 ? 76 : 58;
  const lit = Math.floor(random() * count);
  const start = (COVER_WIDTH - count * (width + 8) + 8) / 2;
  const planes: Plane[] = [{ shade: 1, d: `M0 ${FLOOR}H400V240H0Z` }];
  const lines: string[] = [`M0 ${FLOOR}H400`];
  let spot = { x: 200, y: 120 };
  for (let index = 0; index < count; index += 1) {
    const left = start + index * (width + 8);
    const top = between(random, 84, 120);
    planes.push({ shade: index === lit ? 3 : 2, d: arch({ x: left, y: top }, width) });
    lines.push(arch({ x: left + 8, y: top + 8 }, width - 16));
    if (index === lit) spot = { x: left + width / 2, y: top + 2 };
  }
  return { planes, lines: lines.join(''), spot };
}

/** The way of the sun over the horizon, the spot on it. */
function sunPath(random: Random): Composition {
  const horizon = between(random, 172, 186);
  const centre = { x: between(random, 180, 220), y: horizon };
  const radius = between(random, 104, 122);
  const angle = (between(random, 48, 132) * Math.PI) / 180;
  const spot = { x: centre.x - radius * Math.cos(angle), y: horizon - radius * Math.sin(angle) };
  const hours = Array.from({ length: 11 }, (_hour, index) => {
    const turn = (Math.PI * (index + 1)) / 12;
    return `M${on(centre, radius + 7, turn)}L${on(centre, radius + 15, turn)}`;
  });
  return {
    planes: [
      { shade: 2, d: halfDisc(centre, radius) },
      { shade: 3, d: halfDisc(centre, radius * 0.56) },
      { shade: 1, d: `M0 ${horizon}H400V240H0Z` },
    ],
    lines: `M0 ${horizon}H400${hours.join('')}`,
    spot,
  };
}

/** Columns in no order, so that they do not look like a chart; the spot is on top of the tallest. */
function columns(random: Random): Composition {
  const [count, width, gap] = [9, 26, 12];
  const marked = 2 + Math.floor(random() * 5);
  const parts = Array.from({ length: count }, (_column, index) => ({
    left: 206 + (index - count / 2) * (width + gap),
    top: index === marked ? between(random, 62, 84) : between(random, 92, 158),
    shade: shadeInRow(index, marked),
  }));
  const { left, top } = parts[marked] ?? { left: 187, top: 80 };
  return {
    planes: parts.map((part) => ({ shade: part.shade, d: `M${part.left} 240V${part.top}h${width}V240Z` })),
    lines: 'M0 216H400',
    spot: { x: left + width / 2, y: top },
  };
}

/** Discs that overlap, the spot where they meet. */
function discs(random: Random): Composition {
  const spot = { x: between(random, 170, 230), y: between(random, 100, 140) };
  const turn = random() * Math.PI * 2;
  const parts = ([1, 2, 3] as const).map((shade, index) => {
    const angle = turn + (index * Math.PI * 2) / 3;
    const [reach, radius] = [between(random, 34, 48), between(random, 58, 86)];
    return { shade, x: spot.x + reach * Math.cos(angle), y: spot.y + reach * Math.sin(angle), radius };
  });
  return {
    planes: parts.map(({ shade, x, y, radius }) => ({ shade, d: disc({ x, y }, radius) })),
    lines: parts.map(({ x, y, radius }) => disc({ x, y }, radius + 8)).join(''),
    spot,
  };
}

/** The hour lines of a sundial, the spot on its rim. */
function dial(random: Random): Composition {
  const centre = { x: between(random, 170, 230), y: 206 };
  const radius = between(random, 116, 132);
  const parts = 12;
  const lit = 4 + Math.floor(random() * 4);
  const turnOf = (index: number) => (Math.PI * index) / parts;
  const planes = Array.from({ length: parts }, (_part, index): Plane => {
    const far = index % 2 === 0 ? 260 : radius;
    const [from, to] = [turnOf(index), turnOf(index + 1)];
    const edge = `${on(centre, far, from)}L${on(centre, far, to)}`;
    return { shade: shadeInRow(index, lit), d: `M${centre.x} ${centre.y}L${edge}Z` };
  });
  const noon = turnOf(lit + 0.5);
  return {
    planes,
    lines: halfDisc(centre, radius),
    spot: { x: centre.x - radius * Math.cos(noon), y: centre.y - radius * Math.sin(noon) },
  };
}

/** Contours of a height, the spot at its top. */
function contours(random: Random): Composition {
  const spot = { x: between(random, 140, 260), y: between(random, 96, 144) };
  const [lean, squeeze] = [between(random, -0.5, 0.5), between(random, 0.62, 0.9)];
  const ring = (radius: number) => {
    const points = Array.from({ length: 24 }, (_point, index) => {
      const turn = (index * Math.PI) / 12;
      const reach =
        radius * (1 + 0.14 * Math.sin(2 * turn + lean * 4) + 0.08 * Math.cos(3 * turn + lean * 9));
      const x = spot.x + reach * Math.cos(turn) + lean * reach * Math.sin(turn);
      return `${round(x)} ${round(spot.y + squeeze * reach * Math.sin(turn))}`;
    });
    return `M${points.join('L')}Z`;
  };
  return {
    planes: [
      { shade: 1, d: ring(150) },
      { shade: 2, d: ring(98) },
      { shade: 3, d: ring(48) },
    ],
    lines: [28, 72, 124, 180, 216, 256].map(ring).join(''),
    spot,
  };
}

/** Steps from one corner to the other, the spot over one of them. */
function steps(random: Random): Composition {
  const count = 6;
  const isUp = random() < 0.5;
  const rise = between(random, 16, 22);
  const lit = 2 + Math.floor(random() * 2);
  const width = COVER_WIDTH / count;
  let spot = { x: 200, y: 80 };
  const planes = Array.from({ length: count }, (_step, index): Plane => {
    const height = (isUp ? index : count - 1 - index) * rise;
    const top = round(186 - height);
    if (index === lit) spot = { x: (index + 0.5) * width, y: top - 14 };
    const left = round(index * width);
    return {
      shade: shadeInRow(index, lit),
      d: `M${left} 240V${top}H${round(left + width)}V240Z`,
    };
  });
  const echo = [18, 30, 42].map((above) =>
    Array.from({ length: count }, (_step, index) => {
      const top = round(186 - (isUp ? index : count - 1 - index) * rise - above);
      return `${index === 0 ? `M0 ${top}` : `V${top}`}H${round((index + 1) * width)}`;
    }).join(''),
  );
  return { planes, lines: echo.join(''), spot };
}

const families = [discs, contours, hills, arches, steps, dial, sunPath, columns] as const;

/** The high bits: the low ones of similar ids are too often alike. */
function familyOf(categoryId: string): (random: Random) => Composition {
  return families[(hashOf(categoryId) >>> 7) % families.length] ?? hills;
}

/** The same number for the same text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The same numbers for the same text, evenly spread (mulberry32). */
function randomOf(text: string): Random {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Parts of a row in turn, and the one with the spot. */
function shadeInRow(index: number, lit: number): Plane['shade'] {
  if (index === lit) return 3;
  return index % 2 === 0 ? 1 : 2;
}

const round = (value: number) => Math.round(value * 10) / 10;

function between(random: Random, least: number, most: number): number {
  return round(least + random() * (most - least));
}

/** The point at an angle, from the left over the top. */
function on(centre: Point, radius: number, turn: number): string {
  return `${round(centre.x - radius * Math.cos(turn))} ${round(centre.y - radius * Math.sin(turn))}`;
}

function disc({ x, y }: Point, radius: number): string {
  const across = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`;
}

function halfDisc({ x, y }: Point, radius: number): string {
  return `M${round(x - radius)} ${y}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + radius)} ${y}`;
}

/** An arch on the floor, by its top left corner. */
function arch({ x, y }: Point, width: number): string {
  const radius = width / 2;
  return `M${x} ${FLOOR}V${round(y + radius)}a${radius} ${radius} 0 0 1 ${width} 0V${FLOOR}`;
}
