import type { StatementKeys } from '@portal/statement/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFacts, readOrder, type StatementOrder } from '../statements/read-facts.ts';
import { StatementDrawer } from '../statements/statement-drawer.ts';
import type { Context } from '../trpc/context.ts';
import { runFairly } from '../trpc/run-fairly.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { registerSignedIn, type SignedInDeps, signedInOf } from './callers/route-guard.ts';
import { upstreamParts } from './callers/upstream-of-request.ts';
import { registerCors } from './cors.ts';
import type { WatchProcedure } from './monitoring/watch-procedures.ts';
import { acceptOnlyJson } from './request-body.ts';

type Deps = SignedInDeps &
  Pick<Context, 'clock'> & {
    readonly upstream: Upstream;
    readonly watch: WatchProcedure | undefined;
    readonly corsOrigins: readonly string[];
    readonly publicOrigins: readonly string[];
    /** Where the firm's record has no name. */
    readonly firmName: string;
    readonly keys: StatementKeys;
  };

/** Its name in limits, metrics and the audit trail, as a procedure would have one. */
const NAME = 'statements.issue';
/** As the total over time: it may read something of every policy. */
const WEIGHT = 5;

/** `POST /statements`: a signed statement of holdings, as a PDF (P-15). */
export async function registerStatements(app: FastifyInstance, deps: Deps): Promise<void> {
  const { limits, watch, corsOrigins } = deps;
  const drawer = new StatementDrawer(deps.keys.signing);
  app.addHook('onClose', () => drawer.close());
  await app.register(async (scope) => {
    registerCors(scope, corsOrigins);
    registerSignedIn(scope, deps);
    acceptOnlyJson(scope, { mediaType: 'application/json' });
    scope.options('/statements', async () => undefined);
    scope.post('/statements', async (request, reply) => {
      const order = readOrder(request.body);
      // The guard before counted one.
      await limits.procedures(request, WEIGHT - 1);
      const end = watch?.(request, NAME);
      try {
        const { facts, file } = await issue({ ...deps, drawer }, request, order);
        await end?.(undefined);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="Statement of holdings ${facts.day}.pdf"`)
          .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
      } catch (error) {
        await end?.(error);
        throw error;
      }
    });
  });
}

type Issuing = Deps & { readonly drawer: StatementDrawer };

/** Reads and draws in the turn of this person, so that the orders of one hold up nobody else's. */
async function issue(deps: Issuing, request: FastifyRequest, order: StatementOrder) {
  const { clock, firmName, publicOrigins, keys, drawer } = deps;
  const session = signedInOf(request);
  const { fairTurns, upstreamAs } = upstreamParts(deps, request, session);
  const portal = publicOrigins[0] ?? `${request.protocol}://${request.host}`;
  const { keyId } = keys.signing;
  return runFairly(fairTurns, { path: NAME, weight: WEIGHT }, async (budget) => {
    const upstream = upstreamAs(session.firmToken, undefined, budget);
    const { log } = request;
    const reading = { upstream, clock, firmName, portal, keyId, session, log };
    const facts = await readFacts(reading, order);
    return { facts, file: await drawer.draw(facts) };
  });
}
