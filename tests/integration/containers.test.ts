import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import { envSchema as gatewayVariables } from '@portal/gateway/env';
import { MAX_TOKEN_LENGTH } from '@portal/gateway/session-token';
import { envSchema as mockVariables } from '@portal/mock-api/env';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../../scripts/project.ts';

/** The settings of a service that keep the rest of the machine safe from it. */
const serviceSchema = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  mem_limit: z.string(),
  logging: z.object({ driver: z.literal('json-file') }),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.unknown()).default({}),
  user: z.string().optional(),
  image: z.string(),
  build: z.union([z.string(), z.object({ dockerfile: z.string() })]).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
});

const dependenciesSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

const read = (path: string) => readFile(join(projectRoot, path), 'utf8');

async function readServices() {
  const file = z
    .object({ services: z.record(z.string(), serviceSchema) })
    .parse(parse(await read('docker-compose.yml'), { merge: true }));
  return Object.entries(file.services);
}

/** The image's own description, where it is one of ours. */
async function dockerfileOf({ build }: z.output<typeof serviceSchema>): Promise<string> {
  if (build === undefined) return '';
  return read(typeof build === 'string' ? join(build, 'Dockerfile') : build.dockerfile);
}

test('Q-2: every service runs without rights, on a disk that it cannot write, within bounds, open to this machine alone', async () => {
  const services = await readServices();
  expect(services.map(([name]) => name).toSorted()).toEqual([
    'balancer',
    'gateway',
    'gateway-1',
    'gateway-2',
    'mock-api',
    'redis',
  ]);
  for (const [name, service] of services) {
    const dockerfile = await dockerfileOf(service);
    expect(service.user ?? /^USER (.+)$/m.exec(dockerfile)?.[1], `${name} names its user`).not.toMatch(
      /^(root|0)\b/,
    );
    expect(
      service.healthcheck !== undefined || dockerfile.includes('HEALTHCHECK'),
      `${name} is watched`,
    ).toBe(true);
    for (const port of service.ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
});

/** Variables that docker-compose.yml does not pass to a service, since its image, its volume or a profile sets them. */
const settledElsewhere = {
  gateway: ['NODE_ENV', 'PORT', 'HOST', 'WEB_ROOT', 'REDIS_URL', 'REPLICAS'],
  'gateway-1': ['NODE_ENV', 'PORT', 'HOST', 'WEB_ROOT'],
  'gateway-2': ['NODE_ENV', 'PORT', 'HOST', 'WEB_ROOT'],
  'mock-api': ['NODE_ENV', 'MOCK_API_HOST', 'MOCK_API_PORT', 'DATABASE_URL', 'DOCUMENTS_DIR'],
};

test.each([
  ['gateway', gatewayVariables],
  ['gateway-1', gatewayVariables],
  ['gateway-2', gatewayVariables],
  ['mock-api', mockVariables],
] as const)('Q-2: every variable of %s is passed on, and no other', async (name, { shape }) => {
  const given = (await readServices()).find(([service]) => service === name)?.[1].environment ?? {};
  expect([...Object.keys(given), ...settledElsewhere[name]].toSorted()).toEqual(
    Object.keys(shape).toSorted(),
  );
});

test('API-26, SEC-C6: unless it is set, the gateway has a code checked before the removal, since a firm may not look at one in it', async () => {
  const gateways = (await readServices()).filter(([name]) => name.startsWith('gateway'));
  expect(gateways.map(([, { environment }]) => environment.UPSTREAM_MFA_DELETE_CODE)).toEqual([
    null,
    null,
    null,
  ]);
});

test('Q-2: a service starts when those it needs are healthy', async () => {
  const needs = Object.fromEntries(
    (await readServices()).map(([name, service]) => [name, Object.keys(service.depends_on).toSorted()]),
  );
  expect(needs).toEqual({
    'mock-api': [],
    redis: [],
    gateway: ['mock-api'],
    'gateway-1': ['mock-api', 'redis'],
    'gateway-2': ['mock-api', 'redis'],
    balancer: ['gateway-1', 'gateway-2'],
  });
});

for (const app of ['gateway', 'mock-api'] as const) {
  test(`Q-2: the image of ${app} holds every package of the project that it needs`, async () => {
    const dockerfile = await read(`apps/${app}/Dockerfile`);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const copied = [...last.matchAll(/^COPY ([\w/-]+) \1$/gm)].map(([, folder]) => folder);
    const needed = await packagesOf(`apps/${app}`);
    expect(needed.length).toBeGreaterThan(0);
    expect(copied).toEqual(expect.arrayContaining(needed));
  });
}

test('Q-8: the image of the gateway has the portal, built, where the gateway serves it from', async () => {
  const dockerfile = await read('apps/gateway/Dockerfile');
  const [client = '', last = ''] = [
    / AS client\n([\s\S]*?)\nFROM /.exec(dockerfile)?.[1],
    dockerfile.split('\nFROM ').at(-1),
  ];
  expect(client).toContain('RUN npm run build --workspace @portal/web');
  expect(last).toContain('COPY --from=client /portal/apps/web/dist apps/web/dist');
  // The default of WEB_ROOT is apps/web/dist beside it.
  expect(last).toContain('COPY apps/gateway apps/gateway');
});

test('SEC-I1: the servers know how much memory their container has, and leave half of it to what is not on the heap', async () => {
  const services = new Map(await readServices());
  for (const name of ['gateway', 'mock-api']) {
    const service = services.get(name);
    expect(service?.mem_limit, name).toBeDefined();
    if (service)
      expect(await dockerfileOf(service)).toMatch(
        /^ENV NODE_OPTIONS=.*--max-old-space-size-percentage=50\b/m,
      );
  }
});

/** Folders of the packages that one depends on when it runs, and of those that these need. */
async function packagesOf(folder: string): Promise<string[]> {
  const { dependencies } = dependenciesSchema.parse(JSON.parse(await read(`${folder}/package.json`)));
  const own = Object.keys(dependencies).flatMap((name) => /^@portal\/(.+)$/.exec(name)?.[1] ?? []);
  const folders = own.map((name) => (name === 'prisma' ? name : `packages/${name}`));
  const further = await Promise.all(folders.map(packagesOf));
  return [...new Set([...folders, ...further.flat()])];
}

test('Q-2: CI brings the stack up', async () => {
  const step = z.object({ run: z.string().optional() });
  const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });
  const { jobs } = workflow.parse(parse(await read('.github/workflows/ci.yml')));
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(commands).toContain('npm run test:containers');
});

test('SEC-D20, Q-2: the balancer takes the longest session token in one header', async () => {
  const [, size] = /large_client_header_buffers \d+ (\d+)k;/.exec(await read('containers/nginx.conf')) ?? [];
  expect(Number(size) * 1024).toBeGreaterThan('authorization: DPoP '.length + MAX_TOKEN_LENGTH);
});

test('SEC-G6, SEC-G51, Q-2: the balancer lets a file of 100 MB through, unstored, and no other body above 64 kB', async () => {
  const configuration = await read('containers/nginx.conf');
  const documents = /location \/documents \{([^}]*)\}/.exec(configuration)?.[1] ?? '';
  const [limit, unit] = /client_max_body_size (\d+)(m);/.exec(documents)?.slice(1) ?? [];
  expect(unit).toBe('m');
  expect(Number(limit) * 1024 ** 2).toBeGreaterThan(MAX_UPLOAD_BYTES);
  expect(documents).toContain('proxy_request_buffering off;');
  expect(documents).toContain('proxy_buffering off;');
  const rest = configuration.replace(documents, '');
  expect(rest.match(/client_max_body_size.*/g)).toEqual(['client_max_body_size 64k;']);
});
