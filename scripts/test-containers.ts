import { strict as assert } from 'node:assert';
import { type SeededPerson, seededPeople } from '@portal/prisma/seed/people';
import { type Compose, createCompose, findCompose } from './containers/compose.ts';
import { createVisitor } from './people/portal-visitor.ts';
import { anyFreePort } from './stack/ports.ts';
import { createProgress } from './stack/progress.ts';
import { waitForAnswer } from './stack/wait-for.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

const START_DEADLINE_MS = 120_000;
const CALLS_WHILE_KILLING = 60;
const progress = createProgress(process.stdout);

/**
 * `npm run test:containers`: docker-compose.yml for real, both profiles; everything it made is removed at the end. On a
 * developer's machine without a container engine it is skipped; in CI that is a failure.
 */
const command = findCompose();
if (command !== undefined) {
  await run(command).catch(exitWith);
} else if (process.env.CI) {
  exitWith(
    new StackError('No container engine answers on this machine (docker info), so nothing was tested.'),
  );
} else {
  printLine('Skipped: no container engine answers on this machine (docker info), so nothing was tested.');
}

async function run(engine: readonly string[]): Promise<void> {
  const [portal, mock, balancer] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const ports = { PORT: String(portal), MOCK_API_PORT: String(mock), BALANCER_PORT: String(balancer) };
  const compose = createCompose(engine, 'portal-container-test', ports);
  try {
    await progress('Build the images', () => compose('--profile', 'scale', 'build'));
    await testOneGateway(compose, `http://localhost:${portal}`);
    await testReplicas(compose, `http://localhost:${balancer}`);
    printLine('\n  Q-2: the stack came up in containers, and held.');
  } finally {
    await progress('Take everything down', () =>
      compose('--profile', 'scale', 'down', '--volumes', '--remove-orphans'),
    );
  }
}

/** `docker compose up`: the portal, and a session that outlives a restart of everything. */
async function testOneGateway(compose: Compose, portal: string): Promise<void> {
  await progress('Start portal and mock', async () => {
    await compose('up', '--detach');
    await untilReady(portal);
  });
  const visitor = createVisitor(portal);
  const token = await progress('Sign in with a one-time code', () =>
    visitor.signIn(seeded('vip@portal.example.com')),
  );
  await progress('Read the policies', async () =>
    assert.equal((await visitor.ask('policies.list', { token })).status, 200),
  );
  await progress('Restart: the session stays, and what was signed out stays out', async () => {
    await compose('restart', 'gateway', 'mock-api');
    await untilReady(portal);
    assert.equal((await visitor.ask('policies.list', { token })).status, 200);
    assert.equal((await visitor.ask('authentication.signOut', { token, input: {} })).status, 200);
    await compose('restart', 'gateway');
    await untilReady(portal);
    assert.equal((await visitor.ask('policies.list', { token })).status, 401);
  });
}

/** `docker compose --profile scale up`: one of two gateways is killed while clients read. */
async function testReplicas(compose: Compose, portal: string): Promise<void> {
  await progress('Start two gateways, Redis and nginx', async () => {
    await compose('--profile', 'scale', 'up', '--detach');
    await untilReady(portal);
  });
  const visitor = createVisitor(portal);
  const token = await progress('Sign in through nginx', () =>
    visitor.signIn(seeded('standard@portal.example.com')),
  );
  await progress('Kill a gateway while policies are read: no call fails', async () => {
    const statuses: number[] = [];
    const reading = (async () => {
      while (statuses.length < CALLS_WHILE_KILLING)
        statuses.push((await visitor.ask('firm.get', { token })).status);
    })();
    await compose('kill', 'gateway-1');
    await reading;
    assert.deepEqual([...new Set(statuses)], [200]);
  });
  await progress('Sign out at the one, bring the other back: it holds at both', async () => {
    assert.equal((await visitor.ask('authentication.signOut', { token, input: {} })).status, 200);
    await compose('--profile', 'scale', 'up', '--detach');
    await untilReady(portal);
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.ask('firm.get', { token })));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [401]);
  });
}

function seeded(email: string): SeededPerson {
  const person = seededPeople.find((candidate) => candidate.email === email);
  if (person === undefined) throw new StackError(`${email} is not among the seeded people.`);
  return person;
}

async function untilReady(portal: string): Promise<void> {
  const options = { deadlineMs: START_DEADLINE_MS, isRunning: () => true };
  if (!(await waitForAnswer(`${portal}/readyz`, options)))
    throw new StackError(`${portal} was not ready within ${START_DEADLINE_MS / 1000} seconds.`);
}
