import type { Page } from '@playwright/test';
import { part } from './landmarks.ts';

/** The list of policies, beside their total or beside the open policy. */
export const list = (page: Page) => part(page, 'Your policies');
export const rows = (page: Page) => list(page).getByRole('link');
export const search = (page: Page) => list(page).getByRole('searchbox', { name: 'Search policies' });
