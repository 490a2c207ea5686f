import { ApiError } from './api-error.ts';

/** The row, or NOT_FOUND: somebody else's and one that is not there answer alike (SEC-F1). */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}
