import type { Endpoint } from '@portal/contract/endpoint';
import { type ErrorCode, errorStatus } from '@portal/contract/error';
import { refusalsOf } from '@portal/contract/refusals';

/** In which words a call says "not found". */
export function notFoundCodeOf(endpoint: Endpoint): ErrorCode | undefined {
  return refusalsOf(endpoint).find((code) => errorStatus[code] === errorStatus.NOT_FOUND);
}
