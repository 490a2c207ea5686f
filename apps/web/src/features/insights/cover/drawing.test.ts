import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from './drawing.ts';

const ids = Array.from({ length: 200 }, (_item, index) => `article-${index}`);
const categories = ['tax-planning', 'markets', 'retirement', 'protection', 'family', 'research'];

/**
 * What a drawing consists of, without its measures: the same for all drawings of one family that have as many parts.
 */
const commands = (id: string, category: string) => {
  const { planes, lines } = coverDrawing(id, category);
  return [...planes.map(({ d }) => d), lines].join(' ').replace(/[^A-Za-z]/g, '');
};

test('an article always has the same cover, in the list as on its own page', () => {
  const drawing = () => coverDrawing('pensions-and-inheritance-tax', 'tax-planning');
  expect(drawing()).toEqual(drawing());
});

test.each([...categories, null])('covers differ: two hundred articles of the category %s', (category) => {
  const drawings = ids.map((id) => coverDrawing(id, category));
  expect(new Set(drawings.map(({ planes }) => JSON.stringify(planes))).size).toBe(ids.length);
  expect(new Set(drawings.map(({ tone }) => tone)).size).toBe(3);
});

test('covers of one category are of one family, and each category of the seed has its own', () => {
  const ofCategory = categories.map((category) => new Set(ids.map((id) => commands(id, category))));
  for (const shapes of ofCategory) expect(shapes.size).toBeLessThanOrEqual(2);
  const all = ofCategory.flatMap((shapes) => [...shapes]);
  expect(new Set(all).size).toBe(all.length);
});

test('the spot is in the middle part, which covers of every shape show', () => {
  const [radius, square, strip] = [7, COVER_HEIGHT, COVER_WIDTH / 2.5];
  for (const category of [...categories, null]) {
    for (const { spot } of ids.map((id) => coverDrawing(id, category))) {
      expect(Math.abs(spot.x - COVER_WIDTH / 2)).toBeLessThanOrEqual(square / 2 - radius);
      expect(Math.abs(spot.y - COVER_HEIGHT / 2)).toBeLessThanOrEqual(strip / 2 - radius);
    }
  }
});

test('a cover is light: less than four kilobytes before compression', () => {
  const sizes = [...categories, null].flatMap((category) =>
    ids.map((id) => JSON.stringify(coverDrawing(id, category)).length),
  );
  expect(Math.max(...sizes)).toBeLessThan(4096);
});

describe('R-14: the lines of a cover are at least 3:1 on its ground and on its planes', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../styles/tokens.css'), 'utf8');

  test.each([
    ['vip', 0],
    ['vip', 1],
    ['standard', 0],
    ['standard', 1],
  ] as const)('%s, light or dark: %i', (brand, scheme) => {
    const roles = coverRoles(tokens, brand, scheme);
    for (const tone of ['deep', 'tinted', 'pale'])
      for (const ground of ['', '-1', '-2', '-3'])
        expect(contrast(roles[`${tone}-line`], roles[`${tone}${ground}`])).toBeGreaterThanOrEqual(3);
  });
});

/** The colours of covers as the tokens of one brand have them in one scheme. */
function coverRoles(tokens: string, brand: string, scheme: 0 | 1): Record<string, string> {
  const block = tokens.split(`[data-brand="${brand}"] {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--cover-([\w-]+): ([^;]+);/g)].map(([, role, value = '']) => {
      const colours = value.match(/#\w{6}/g) ?? [];
      return [role, colours[scheme] ?? colours[0]];
    }),
  );
}

function contrast(one = '', other = ''): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
