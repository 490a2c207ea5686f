import { type EndpointName, endpointTable } from '@portal/contract/endpoints';
import { paginationSchema } from '@portal/contract/shapes/pagination';
import { isListed, judgePages, lastPage, type Page } from '../judge/judge-pages.ts';
import { difference, type Fault } from '../report/finding.ts';
import { readField, readList } from '../visit/seen.ts';
import type { Visit } from '../visit/visit.ts';

/** Pages of one list that are read, the one beyond the last among them. */
const MOST_PAGES = 8;

/** P-7: reads the lists that come page by page, and whether their pages add up. */
export async function checkPages(visit: Visit, token: string): Promise<void> {
  for (const [name, { query }] of endpointTable)
    if (query && 'page' in query.shape) await checkList(visit, name, token);
}

async function checkList(visit: Visit, name: EndpointName, token: string): Promise<void> {
  const first = await readPage(visit, { name, number: 1, token });
  if (!first) return;
  const last = lastPage(first.page.pagination);
  const pages = [first];
  for (const number of pageNumbers(last)) {
    const page = await readPage(visit, { name, number, token });
    if (page) pages.push(page);
  }
  const faults = judgePages(pages.map(({ page }) => page));
  const listed = pages.filter(({ page }) => isListed(page));
  const isWhole = listed.length === last && faults.every(({ level }) => level === 'note');
  visit.ledger.add(name, isWhole ? [...faults, ...judgeUnread(listed)] : faults);
}

/** The pages after the first, and the one beyond the last; of a long list its start and its end. */
function pageNumbers(last: number): number[] {
  const upTo = (end: number) => Array.from({ length: end - 1 }, (_, index) => index + 2);
  return last < MOST_PAGES ? upTo(last + 1) : [...upTo(MOST_PAGES - 2), last, last + 1];
}

type PageRequest = { readonly name: EndpointName; readonly number: number; readonly token: string };
type PageReading = { readonly page: Page; readonly value: unknown };

async function readPage(
  visit: Visit,
  { name, number, token }: PageRequest,
): Promise<PageReading | undefined> {
  const value = await visit.expectSuccess(name, { query: { page: number } }, token);
  const pagination = paginationSchema.safeParse(readField(value, 'pagination'));
  if (!pagination.success) return undefined;
  const ids = readList(value).map((entry) => readField(entry, 'id') ?? readField(entry, 'uuid'));
  return { value, page: { number, ids, pagination: pagination.data } };
}

/** `unread_count` is over all pages. */
function judgeUnread(pages: readonly PageReading[]): Fault[] {
  const given = readField(pages[0]?.value, 'unread_count');
  const entries = pages.flatMap(({ value }) => readList(value));
  const isRead = (entry: unknown) => readField(entry, 'isRead') ?? readField(entry, 'is_read');
  const unread = entries.filter((entry) => isRead(entry) === false).length;
  return typeof given !== 'number' || given === unread
    ? []
    : [difference('unread_count', 'is not the number of unread ones')];
}
