import { MAX_SEARCH_LENGTH } from '@portal/contract/constants';
import { idShape } from '@portal/contract/shapes/ids';
import type { DocumentKind } from '@portal/contract/v1/documents';
import { isDocumentKind } from '#core/documents/kinds.ts';
import { readPage, writePage } from '#core/routing/page-param.ts';
import { paths } from '#core/routing/paths.ts';
import type { RouterInputs } from '#core/trpc/procedures.ts';

/**
 * What the list shows; null does not filter. All of it is in the address, so that it can be bookmarked and returned to.
 */
export type DocumentsParams = {
  kind: DocumentKind | null;
  year: number | null;
  /** Id of a policy. */
  policy: string | null;
  /** Looked for in titles. */
  search: string;
  /** Only those that are new. */
  isNew: boolean;
  page: number;
};

export const everyDocument: DocumentsParams = {
  kind: null,
  year: null,
  policy: null,
  search: '',
  isNew: false,
  page: 1,
};

/** The parameter for typed text; another text starts at the first page. */
export const searchParam = ['search', { page: null }] as const;

/** Unknown values are ignored (SEC-G2). */
export function readParams(query: URLSearchParams): DocumentsParams {
  const kind = query.get('kind') ?? '';
  const year = query.get('year') ?? '';
  const policy = query.get('policy') ?? '';
  return {
    kind: isDocumentKind(kind) ? kind : null,
    year: /^(?:19|20|21)\d\d$/.test(year) ? Number(year) : null,
    policy: idShape.test(policy) ? policy : null,
    search: (query.get('search') ?? '')
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
    isNew: query.get('new') === '1',
    page: readPage(query),
  };
}

/** The parameters that differ from those of the whole list. */
export function writeParams({ kind, year, policy, search, isNew, page }: DocumentsParams): URLSearchParams {
  return new URLSearchParams({
    ...(kind && { kind }),
    ...(year && { year: String(year) }),
    ...(policy && { policy }),
    ...(search && { search }),
    ...(isNew && { new: '1' }),
    ...writePage(page),
  });
}

/** A link to the list as chosen. */
export function addressOf(params: DocumentsParams): string {
  return paths.documents.to({}, Object.fromEntries(writeParams(params)));
}

/** The same as input of the gateway. */
export function inputOf(params: DocumentsParams): RouterInputs['documents']['list'] {
  const { kind, year, policy, search, isNew, page } = params;
  return {
    page,
    ...(kind && { kind }),
    ...(year && { year }),
    ...(policy && { policyId: policy }),
    ...(search && { search }),
    ...(isNew && { unread: true }),
  };
}

export function isFiltered({ page: _page, ...filters }: DocumentsParams): boolean {
  return Object.values(filters).some(Boolean);
}
