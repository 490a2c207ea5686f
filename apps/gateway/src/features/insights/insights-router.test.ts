import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

describe('what the welcome screen loads beside policies', () => {
  it('W3: categories and authors, id to name', async () => {
    const answers = {
      'GET /v1/insights/categories': { tax: 'Tax' },
      'GET /v1/insights/authors': { ann: 'Ann Bell' },
    };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.insights.categories()).toEqual({ tax: 'Tax' });
    expect(await caller.insights.authors()).toEqual({ ann: 'Ann Bell' });
  });

  it('W3: a call that the firm does not serve yet says so and nothing worse', async () => {
    const answers = { 'GET /v1/provider': aRefusal(501, 'NOT_IMPLEMENTED') };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.providers.list())).appCode).toBe('NOT_IMPLEMENTED');
  });
});
