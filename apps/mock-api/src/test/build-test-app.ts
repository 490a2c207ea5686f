import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portal/prisma/client';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { reuseDatabase } from '@portal/prisma/test/reused-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { loadEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { systemRandom } from '../random.ts';
import { holdToDescription } from './described-answers.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import { seededTemplate, templateDocuments, testPasswordCost, testStart } from './seeded-template.ts';

/** Made while the test file is loaded, so that the first test does not pay for it. */
const template = await seededTemplate();

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
  Pick<AppDeps, 'passwordCost' | 'publicCallsPerMinute' | 'writesPerMinute' | 'mailer' | 'qa' | 'audit'>
> & {
  variables?: Readonly<Record<string, string>>;
  clock?: FixedClock;
  /** Folder of the files of documents; that of the template unless given, which other tests write too. */
  documents?: string;
};

/** The options of an app that gives only what the specification names. */
export const asSpecified = { variables: { MOCK_PROFILE: 'specification' } } as const;

/** Takes what is to be done at the end; the last thing is done first. */
type AtEnd = (work: () => void | Promise<void>) => void;

/**
 * The app over a fresh copy of the seeded database, with a clock that does not advance. It closes when the test ends.
 */
export function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return buildOnCopy(options, onTestFinished);
}

/** One such app for all tests of a file or `describe` that do not affect each other. */
export function shareTestApp(options: TestAppOptions = {}): () => TestApp {
  const works: (() => void | Promise<void>)[] = [];
  let shared: TestApp | undefined;
  beforeAll(async () => {
    shared = await buildOnCopy(options, (work) => works.unshift(work));
  });
  afterAll(async () => {
    for (const work of works) await work();
  });
  return () => {
    if (!shared) throw new Error('The shared app is there from the first test on');
    return shared;
  };
}

async function buildOnCopy(options: TestAppOptions, atEnd: AtEnd): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-api-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'test.db');
  copyFileSync(template, file);
  return buildOn(file, { ...options, clock: options.clock ?? fixedClock(testStart) }, atEnd);
}

type FileOptions = TestAppOptions & { clock: FixedClock };

async function buildOn(file: string, options: FileOptions, atEnd: AtEnd): Promise<TestApp> {
  const { variables = {}, clock, documents = templateDocuments, ...others } = options;
  const opened = reuseDatabase(`file:${file}`);
  const { database } = opened;
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const app = await buildApp({
    env: loadEnv({ DATABASE_URL: `file:${file}`, MOCK_TOKEN_SECRET: testSecret, ...variables }),
    database,
    documentStore: openDocumentStore(documents),
    clock,
    random: systemRandom,
    logger,
    passwordCost: testPasswordCost,
    ...others,
  });
  holdToDescription(app, atEnd);
  const close = async () => {
    await app.close();
    await opened.close();
  };
  atEnd(close);
  return { app, database, clock, log: () => lines.join(''), restart: () => restart() };

  async function restart(): Promise<TestApp> {
    await close();
    return buildOn(file, options, atEnd);
  }
}
