import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVisitor } from '../../scripts/people/portal-visitor.ts';
import { runLockoutStory } from '../../scripts/qa-story/lockout-story.ts';
import { runSecondFactorStory } from '../../scripts/qa-story/second-factor-story.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps({ controls: true });
});
afterEach(() => apps.close());

function startStory() {
  const steps: string[] = [];
  const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
    const result = await work();
    steps.push(title);
    return result;
  };
  const driver = createQaDriver({ baseUrl: apps.mock });
  const visitor = createVisitor(apps.portal, () => apps.clock.now().getTime());
  return { steps, context: { driver, visitor, step } };
}

const underAMinute = { timeout: 60_000 };

describe('Q-3: the story of QA, played through the driver and the portal', () => {
  test('lockout, unlock by code, and the end of the lock by time', underAMinute, async () => {
    const { steps, context } = startStory();
    await runLockoutStory(context);
    expect(steps).toHaveLength(9);
  });

  test('second factor: set-up, the code at every sign-in, and each of its states', underAMinute, async () => {
    const { steps, context } = startStory();
    await runSecondFactorStory(context);
    expect(steps).toHaveLength(5);
  });

  test('stops with a message when the portal behaves differently', async () => {
    const { steps, context } = startStory();
    await context.driver.faults.add({
      route: 'POST /v1/authentication/create',
      effect: { kind: 'status', status: 401, code: 'WRONG_CREDENTIALS' },
    });
    await expect(runLockoutStory(context)).rejects.toThrow(
      'The portal should have answered code LOGIN_EXHAUSTED, and answered WRONG_CREDENTIALS.',
    );
    expect(steps).toEqual(['A client has one password attempt left']);
  });
});
