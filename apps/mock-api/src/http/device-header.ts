import { uuid } from '@portal/contract/fields';
import { ApiError } from './api-error.ts';

const name = 'X-Device-Id';

/** The device a call says it comes from (L-20); a name and no proof. Anything but a uuid is refused (SEC-G3). */
export function readDeviceId(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const result = uuid.safeParse(header);
  if (result.success) return result.data;
  throw new ApiError('VALIDATION', {
    fields: [{ field: name, code: 'invalid_format', message: 'Must be a uuid' }],
  });
}
