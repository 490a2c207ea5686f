import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@portal/prisma/client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { type FixedClock, fixedClock } from '../clock.ts';
import { loadEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { systemRandom } from '../random.ts';
import { holdToDescription } from './described-answers.ts';
import { seededTemplate, testPasswordCost, testStart } from './seeded-template.ts';

/** Made while the test file is loaded, so that the first test does not pay for it. */
const template = await seededTemplate();

// Tests with a hundred sign-ins at once take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

export const testSecret = 'c3VwZXItc2VjcmV0LW9mLXRoZS10ZXN0cy0wMTIzNDU2Nzg5';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  clock: FixedClock;
  /** What was logged so far. */
  log(): string;
  /** A second app on the same file, as after a restart. */
  restart(): Promise<TestApp>;
};

export type TestAppOptions = Partial<
  Pick<AppDeps, 'passwordCost' | 'publicCallsPerMinute' | 'mailer' | 'qa'>
> & {
  variables?: Readonly<Record<string, string>>;
  clock?: FixedClock;
};

/** The options of an app that gives what the specification names, and nothing of ours. */
export const asSpecified = { variables: { MOCK_PROFILE: 'specification' } } as const;

/** The app over a fresh copy of the seeded database, with a clock that stands still. Closes itself when the test ends. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'test.db');
  copyFileSync(template, file);
  return buildOn(file, options.clock ?? fixedClock(testStart), options);
}

async function buildOn(file: string, clock: FixedClock, options: TestAppOptions): Promise<TestApp> {
  const { variables = {}, clock: _clock, ...others } = options;
  const database = openDatabase(`file:${file}`);
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const app = await buildApp({
    env: loadEnv({ DATABASE_URL: `file:${file}`, MOCK_TOKEN_SECRET: testSecret, ...variables }),
    database,
    clock,
    random: systemRandom,
    logger,
    passwordCost: testPasswordCost,
    ...others,
  });
  holdToDescription(app);
  const close = async () => {
    await app.close();
    await database.$disconnect();
  };
  onTestFinished(close);
  return { app, database, clock, log: () => lines.join(''), restart: () => restart() };

  async function restart(): Promise<TestApp> {
    await close();
    return buildOn(file, clock, options);
  }
}
