import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { seededPeople } from '@portal/prisma/seed/people';
import { createVisitor } from '../../scripts/people/portal-visitor.ts';
import type { Child } from '../../scripts/stack/child.ts';
import { anyFreePort } from '../../scripts/stack/ports.ts';
import { roomyLimits, startServer } from '../../scripts/stack/start-server.ts';

const START_MS = 120_000;
/** Writes under way at once, so that a kill hits some of them. */
const WRITERS = 4;

type Options = {
  /** A seeded database, of which a copy is used. */
  readonly template: string;
  /** For the copy, the sign-outs and the logs. */
  readonly folder: string;
  readonly rounds: number;
  /** Acknowledged writes after which a round kills; fewer than one person may make in a minute. */
  readonly writes: number;
  readonly onRound?: (round: KillRound) => void;
};

export type KillRound = {
  readonly killed: 'mock-api' | 'gateway' | 'both';
  /** Writes of all rounds so far that were acknowledged, and those of them that are gone. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Whether a session that had signed out in this round opens anything after the restart. */
  readonly reopened: boolean;
};

/** SEC-I6: kills servers while they write, starts them again and looks for every write that was acknowledged. */
export async function killRounds({
  template,
  folder,
  rounds,
  writes,
  onRound,
}: Options): Promise<KillRound[]> {
  const file = join(folder, 'portal.db');
  copyFileSync(template, file);
  const servers = await openServers(folder, file);
  const acknowledged: string[] = [];
  const results: KillRound[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const killed = (['both', 'mock-api', 'gateway'] as const)[round % 3] ?? 'both';
      const visitor = createVisitor(servers.portal);
      const person = people[round % people.length];
      if (!person) throw new Error('There is nobody to write as');
      const ended = await visitor.signIn(person);
      await visitor.ask('authentication.signOut', { token: ended, input: {} });
      const token = await visitor.signIn(person);
      await writeUntilKilled({
        visitor,
        token,
        round,
        writes,
        acknowledged,
        kill: () => servers.kill(killed),
      });
      await servers.restart();
      const [open, left] = [token, ended].map((each) => visitor.ask('client.get', { token: each }));
      if ((await open)?.status !== 200)
        throw new Error('A session that goes on opens nothing after the restart');
      const result = {
        killed,
        acknowledged: acknowledged.length,
        lost: await countLost(file, acknowledged),
        reopened: (await left)?.status === 200,
      };
      results.push(result);
      onRound?.(result);
    }
  } finally {
    await servers.stop();
  }
  return results;
}

/** Those who sign in with their password alone; in turn, since one may write sixty times a minute. */
const people = seededPeople.filter(({ email }) => /^(?:standard|large|empty)@/.test(email));

type Writing = {
  readonly visitor: ReturnType<typeof createVisitor>;
  readonly token: string;
  readonly round: number;
  readonly writes: number;
  readonly acknowledged: string[];
  readonly kill: () => Promise<void>;
};

/** Several writers, until enough is acknowledged; then the kill comes while they go on. */
async function writeUntilKilled({
  visitor,
  token,
  round,
  writes,
  acknowledged,
  kill,
}: Writing): Promise<void> {
  let count = 0;
  let killing: Promise<void> | undefined;
  const enough = acknowledged.length + writes;
  const writer = async () => {
    while (!killing) {
      count += 1;
      const subject = `Round ${round}, write ${count}`;
      const answer = await visitor
        .ask('messages.start', { token, input: { subject, body: 'Is this kept?' } })
        .catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(subject);
      else if (!killing) throw new Error(`A write was refused with ${answer?.status ?? 'no answer'}`);
      if (acknowledged.length >= enough) killing ??= kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await killing;
}

async function countLost(file: string, acknowledged: readonly string[]): Promise<number> {
  const database = openDatabase(`file:${file}`);
  const threads = await database.thread.findMany({ select: { subject: true } });
  await database.$disconnect();
  const kept = new Set(threads.map(({ subject }) => subject));
  return acknowledged.filter((subject) => !kept.has(subject)).length;
}

/** Both servers as processes that can be killed. */
async function openServers(folder: string, file: string) {
  const [mockPort, portalPort] = [await anyFreePort(), await anyFreePort()];
  const portal = `http://127.0.0.1:${portalPort}`;
  const environments = {
    'mock-api': {
      MOCK_API_PORT: String(mockPort),
      DATABASE_URL: `file:${file}`,
      MOCK_TOKEN_SECRET: 'mock-secret-of-the-kill-rounds-0123456789abcdef',
    },
    gateway: {
      PORT: String(portalPort),
      UPSTREAM_URL: `http://127.0.0.1:${mockPort}`,
      UPSTREAM_HEADERS_MS: '30000',
      UPSTREAM_TOTAL_MS: '30000',
      GATEWAY_SESSION_SECRET: 'gateway-secret-of-the-kill-rounds-0123456789ab',
      REVOCATION_FILE: join(folder, 'revocations.db'),
      WEB_ROOT: '/nowhere',
      ...roomyLimits,
    },
  };
  const readyUrls = { 'mock-api': `http://127.0.0.1:${mockPort}/healthz`, gateway: `${portal}/readyz` };
  const running = new Map<keyof typeof environments, Child>();

  async function start(name: keyof typeof environments): Promise<void> {
    const child = await startServer({
      name,
      app: name,
      env: environments[name],
      logFile: join(folder, `${name}.log`),
      readyUrl: readyUrls[name],
      deadlineMs: START_MS,
    });
    running.set(name, child);
  }

  await start('mock-api');
  await start('gateway');
  return {
    portal,
    kill: async (which: KillRound['killed']) => {
      const names = which === 'both' ? (['mock-api', 'gateway'] as const) : ([which] as const);
      await Promise.all(names.map((name) => running.get(name)?.kill()));
    },
    restart: async () => {
      for (const [name, child] of [...running]) if (!child.isRunning()) await start(name);
    },
    stop: async () => {
      await Promise.all([...running.values()].map((child) => child.stop()));
    },
  };
}
