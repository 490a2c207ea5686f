import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testSeedFiles } from './build-qa-app.ts';
import { buildTestApp } from './build-test-app.ts';
import { personOf } from './person.ts';
import { emailOf, fullToken } from './sign-in.ts';
import { uploadAs } from './upload.ts';

/**
 * An app with an empty document store of its own, and the client vip@, who has neither documents nor requests; with the
 * controls of faults if wanted.
 */
export async function documentsOfTest({ faults = false }: { faults?: boolean } = {}) {
  const store = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  onTestFinished(() => rmSync(store, { recursive: true, force: true }));
  const controls = { variables: { QA_CONTROLS: '1' }, qa: { seedFiles: testSeedFiles } };
  const mock = await buildTestApp({ ...(faults && controls), documents: store });
  await mock.database.document.deleteMany();
  await mock.database.documentRequest.deleteMany();
  const token = await fullToken(mock, 'vip');
  const { uuid: clientUuid } = await mock.database.client.findUniqueOrThrow({
    where: { email: emailOf('vip') },
  });
  return {
    mock: { ...mock, token },
    store,
    vip: personOf(mock, token),
    clientUuid,
    upload: (sent: Parameters<typeof uploadAs>[2]) => uploadAs(mock, token, sent),
    /** Every file in the store, drafts too, by its path there. */
    files: () => (existsSync(store) ? globSync('*/*', { cwd: store }).sort() : []),
  };
}
