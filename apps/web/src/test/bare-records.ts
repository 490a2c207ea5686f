import { expect } from 'vitest';

/** A record of a firm that gives the promised fields and nothing more: every other field is null. */
export function bare<Record extends object>(record: Record, ...promised: (keyof Record)[]): Record {
  const entries = Object.entries(record).map(([field, value]) => [
    field,
    promised.includes(field as keyof Record) ? value : null,
  ]);
  return Object.fromEntries(entries) as Record;
}

/** The same record with one offered field null at a time, each with the name of that field. */
export function eachFieldNull<Record extends object>(record: Record, ...promised: (keyof Record)[]) {
  const offered = (Object.keys(record) as (keyof Record)[]).filter((field) => !promised.includes(field));
  return offered.map((field) => [String(field), { ...record, [field]: null }] as const);
}

/** The page, its title and its attributes show nothing of a field that is not there. */
export function expectNothingInvented(): void {
  expect(`${document.title} ${document.body.textContent}`).not.toMatch(/null|undefined|NaN|£0|Invalid/);
  const attributes = [...document.body.querySelectorAll('*')].flatMap((part) => [...part.attributes]);
  for (const { value } of attributes) expect(value).not.toMatch(/\bnull\b|undefined|NaN|Invalid Date/);
}

/** No part of the page is empty, but for one that announces what happens. */
export function expectNoEmptyPart(): void {
  const parts = [...document.body.querySelectorAll('h1, h2, h3, p, ul, li, dl, dt, dd, section, strong')];
  const announces = (part: Element) => part.matches('[role=status], :has([role=status])');
  const isEmpty = (part: Element) => part.textContent === '' && !announces(part);
  expect(parts.filter(isEmpty)).toEqual([]);
}

/** A section heading with nothing below it says that something is missing. */
export function expectNoEmptySection(): void {
  for (const section of document.querySelectorAll('section')) {
    const heading = section.querySelector('h2, h3, h4')?.textContent ?? '';
    expect(section.textContent?.trim(), 'what a section says below its heading').not.toBe(heading);
  }
}
