import { expect, test } from 'vitest';
import { packageName } from './allowed-licences.ts';
import { billOfMaterials, neededToRun } from './bill-of-materials.ts';

test('SEC-J7: the bill has what the servers and the client need to run, and no tool of development', async () => {
  const { components, metadata, dependencies } = await billOfMaterials();
  const names = components.map(packageName);
  const wanted = ['fastify', 'zod', 'pino', 'react', 'react-dom', '@trpc/server', '@portal/contract'];
  expect(names).toEqual(expect.arrayContaining(wanted));
  for (const tool of ['vitest', 'vite', 'supertest', 'prisma', 'typescript'])
    expect(names).not.toContain(tool);
  const refs = [metadata.component, ...components].map((component) => component['bom-ref']);
  const inGraph = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
  expect(inGraph.length).toBeGreaterThan(refs.length);
  expect([...new Set(inGraph)].filter((ref) => !refs.includes(ref))).toEqual([]);
});

test('SEC-J7: what one workspace needs to run is delivered, even if another needs it for development only', () => {
  const packages = {
    'node_modules/server': { link: true, resolved: 'apps/server' },
    'apps/server': {
      name: 'server',
      version: '0.1.0',
      dependencies: { a: '1' },
      devDependencies: { tool: '1' },
    },
    'packages/other': { name: 'other', version: '0.1.0', devDependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2' }, optionalDependencies: { missing: '1' } },
    'node_modules/b': { version: '1.0.0', peerDependencies: { tool: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { a: '1' } },
    'node_modules/tool': { version: '1.0.0' },
  };
  expect([...neededToRun(packages, ['server'])]).toEqual(['server@0.1.0', 'a@1.0.0', 'b@2.0.0']);
});
