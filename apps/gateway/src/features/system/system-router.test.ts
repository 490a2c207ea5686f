import { describe, expect, it } from 'vitest';
import { buildCaller } from '../../test/build-caller.ts';

describe('system.cache', () => {
  it('API-11: says when each part last changed', async () => {
    const at = (day: number) => `2026-05-0${day}T00:00:00Z`;
    const sections = {
      policy: at(1),
      provider: at(2),
      due_diligence: at(3),
      insight: at(4),
      firm: at(5),
      terms: at(6),
    };
    const { caller } = buildCaller({
      scope: 'full',
      answers: { 'GET /v1/system/cache': { version: '7', sections } },
    });
    expect(await caller.system.cache()).toEqual({
      sections: {
        policy: at(1),
        provider: at(2),
        dueDiligence: at(3),
        insight: at(4),
        firm: at(5),
        terms: at(6),
      },
    });
  });

  it('API-11: a firm that says nothing has nothing dropped', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/system/cache': {} } });
    expect(await caller.system.cache()).toEqual({ sections: null });
  });
});
