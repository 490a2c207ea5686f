import { ApiError } from './api-error.ts';

/** For a key under which something else was asked before (SEC-I7). */
export function keyReused(): ApiError {
  const message = 'This key was sent with another request.';
  return new ApiError('VALIDATION', { fields: [{ field: 'Idempotency-Key', code: 'key_reused', message }] });
}
