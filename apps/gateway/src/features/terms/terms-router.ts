import {
  agreeTermsEndpoint,
  termsEndpoint,
  termsVersionSchema,
  userTermsEndpoint,
} from '@portal/contract/v1/terms';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed } from '../../trpc/outputs.ts';
import { publicProcedure, termsProcedure } from '../../trpc/procedures.ts';
import { nextTokenOutput } from '../authentication/authentication-mapper.ts';
import { continueSignIn } from '../authentication/continue-sign-in.ts';
import { ownTermsOutput, termsOutput, toOwnTerms, toTerms } from './terms-mapper.ts';

export const termsRouter = t.router({
  /** API-12: the terms in force, for anyone (L-11). */
  latest: publicProcedure
    .output(listed(termsOutput))
    .query(async ({ ctx }) => toTerms(await ctx.upstream.call(termsEndpoint, {}))),

  /** API-12: the terms in force, and what this client accepted and when. */
  mine: termsProcedure
    .output(listed(ownTermsOutput))
    .query(async ({ ctx }) => toOwnTerms(await ctx.upstream.call(userTermsEndpoint, {}))),

  /** API-13: accepts one version and steps the session up (L-18, SEC-D2). Without a version, the one in force. */
  accept: termsProcedure
    .input(z.object({ version: termsVersionSchema.nullable() }))
    .output(listed(nextTokenOutput))
    .mutation(async ({ ctx, input }) => {
      const { data } = await ctx.upstream.call(agreeTermsEndpoint, {
        body: { version: input.version ?? undefined },
      });
      return continueSignIn(ctx, data, { termsAccepted: true });
    }),
});
