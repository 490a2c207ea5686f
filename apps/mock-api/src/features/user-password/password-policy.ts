import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { MailBranding } from '../../mail/mail-branding.ts';
import { isForbiddenPassword } from './forbidden-password.ts';

type Deps = { database: Database; branding: MailBranding };

export type RefuseForbidden = ReturnType<typeof createRefuseForbidden>;

/** Throws VALIDATION for a new password that is too common, or made of names of this client, firm or product (SEC-A6). */
export function createRefuseForbidden({ database, branding }: Deps) {
  return async (clientUuid: string, password: string): Promise<void> => {
    const client = await database.client.findUnique({
      where: { uuid: clientUuid },
      select: { firstName: true, surname: true, givenName: true, email: true },
    });
    const firm = await database.firm.findFirst({ select: { name: true } });
    const names = [
      branding.portalName,
      branding.portalVipName,
      firm?.name ?? '',
      ...Object.values(client ?? {}),
    ];
    if (isForbiddenPassword(password, names))
      throw new ApiError('VALIDATION', {
        fields: [
          {
            field: 'LoginForm[password]',
            code: 'too_common',
            message: 'This password is too easy to guess. Please choose another.',
          },
        ],
      });
  };
}
