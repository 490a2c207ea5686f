import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { documentTitle } from '#core/documents/text.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { aPolicy } from './build/a-policy.ts';
import type { Answers } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

type Document = RouterOutputs['documents']['byId'];
type DocumentRequest = RouterOutputs['documents']['request'];
type ListInput = {
  page: number;
  kind?: string;
  year?: number;
  policyId?: string;
  search?: string;
  unread?: boolean;
};

const pension = aPolicy({ uuid: 'p-1', name: 'Family pension' });

/** The gateway over these documents, three to a page, which it filters as the firm does. */
export function firmWithDocuments(documents: Document[], requests: DocumentRequest[] = []): Answers {
  return {
    'documents.list': (input) => {
      const { page, kind, year, policyId, search = '', unread } = input as ListInput;
      const found = documents.filter(
        (document) =>
          (!kind || document.kind === kind) &&
          (!year || document.date?.startsWith(String(year))) &&
          (!policyId || document.policyId === policyId) &&
          documentTitle(document).toLowerCase().includes(search.toLowerCase()) &&
          !(unread && document.isRead !== false),
      );
      return {
        offered: true,
        documents: found.slice((page - 1) * 3, page * 3),
        page,
        pages: Math.ceil(found.length / 3),
        totalCount: found.length,
        unreadCount: documents.filter(({ isRead }) => isRead === false).length,
        years: [...new Set(documents.flatMap(({ date }) => (date ? [Number(date.slice(0, 4))] : [])))],
        unreadable: 0,
      };
    },
    'documents.unreadCount': () => ({ offered: true, unread: 0 }),
    'documents.requests': () => ({ offered: true, requests, unreadable: 0 }),
    'documents.byId': (input) => documents.find(({ id }) => id === (input as { id: string }).id),
    'policies.list': () => ({ policies: [pension], unreadable: 0 }),
  };
}

/** The screen with its list come. */
export async function openDocuments(answers: Answers, at = '/tabs/documents') {
  const shown = renderSignedIn(<DocumentsScreen />, { answers, at });
  await waitFor(() => expect(screen.queryByText('Loading your documents')).toBeNull());
  return shown;
}

/** The titles of the rows, in their order. */
export const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/tabs/documents/view/'))
    .map((link) => link.querySelector('strong')?.textContent);
