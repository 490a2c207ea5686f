import type { Terms as WireTerms } from '@portal/contract/v1/terms';
import { missingField } from '../../http/input/field-errors.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { Terms } from './terms-service.ts';

type Deps = { terms: Terms; sessions: Sessions };

/** API-12, API-13. */
export function termsRoutes(serve: Serve, { terms, sessions }: Deps): void {
  serve('terms.latest', async () => presentTerms(await terms.inForce()));

  serve('terms.mine', async ({ session }) => {
    const acceptance = await terms.acceptanceOf(session.clientUuid);
    return {
      ...presentTerms(await terms.inForce()),
      terms_accepted: session.termsAccepted,
      accepted_version: acceptance?.version ?? null,
      accepted_at: acceptance?.acceptedAt.toISOString() ?? null,
    };
  });

  serve('terms.agree', async ({ session, body, log }) => {
    const { version } = body;
    if (version === undefined) throw missingField('version');
    await terms.accept(session.clientUuid, version);
    log.info({ client: session.clientUuid }, 'terms accepted');
    // The session keeps its end, so that accepting again and again cannot make it longer (SEC-D6).
    const { clientUuid: uuid, vip: isVip, deviceId, expiresAt, sessionUuid, jti: parentJti } = session;
    const jwt = await sessions.issue({ uuid, isVip, deviceId }, 'full', {
      expiresAt,
      parentJti,
      sessionUuid,
    });
    return { data: { jwt, terms_accepted: true, version } };
  });
}

type TermsRow = Awaited<ReturnType<Terms['inForce']>>;

export function presentTerms(row: TermsRow): WireTerms {
  return {
    version: row.version,
    title: row.title,
    text: row.html,
    effective_from: row.effectiveFrom,
    changes_summary: row.changesSummary,
  };
}
