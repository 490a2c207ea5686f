import { type Day, dayInMonth } from './days.ts';
import type { SeedRows } from './seed-rows.ts';
import { contentTexts } from './texts/content-text.ts';

export function contentRows(today: Day): Pick<SeedRows, 'contentPage'> {
  return {
    contentPage: contentTexts.map((text, position) => ({
      isVipOnly: false,
      ...text,
      position,
      updatedOn: dayInMonth(today, -3 - position, 5),
    })),
  };
}
