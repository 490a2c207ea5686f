import { expect, it } from 'vitest';
import { startStandInClamd } from '../../../upstream/test/stand-in-clamd.ts';
import { aJpeg, aPdf, aStream, eicar } from '../test/a-file.ts';
import { keepUpload, type Received, startDocuments } from '../test/start-documents.ts';

const scannable = 'SEC-G36: with a virus scanner';
const infected = aPdf({ objects: [aStream(`${'x'.repeat(200_000)}${eicar}${'x'.repeat(200_000)}`)] });

function failureIn(answer: Received) {
  const { error } = answer.json() as {
    error: { data: { appCode: string; retryAfterSeconds?: number; fields?: { code: string }[] } };
  };
  return { status: answer.status, code: error.data.appCode, fault: error.data.fields?.[0]?.code };
}

async function startWith(scanner: string, variables: Record<string, string> = {}) {
  const started = await startDocuments(keepUpload, { CLAMD_URL: scanner, ...variables });
  const nothingKept = async () => {
    await Promise.all(started.firm.calls.map(({ ended }) => ended));
    expect(started.firm.calls.some(({ isWhole }) => isWhole)).toBe(false);
  };
  return { ...started, nothingKept };
}

it(`${scannable} a clean file is taken, and the answer says that it was checked`, async () => {
  const { address, scanned } = await startStandInClamd(eicar);
  const { upload } = await startWith(address);
  const file = aJpeg(500_000);
  expect((await upload(file)).json()).toMatchObject({ virusCheck: 'clean' });
  expect(scanned).toEqual([file.length]);
});

it(`${scannable} an infected file is refused, and nothing of it is kept`, async () => {
  const { address } = await startStandInClamd(eicar);
  const { upload, nothingKept } = await startWith(address);
  expect(failureIn(await upload(infected))).toEqual({ status: 422, code: 'VALIDATION', fault: 'infected' });
  await nothingKept();
});

it.each<[string, () => Promise<string>]>([
  ['is not there', async () => 'tcp://127.0.0.1:9'],
  ['has no socket', async () => 'unix:/nowhere/clamd.ctl'],
  ['says nothing', async () => (await startStandInClamd(eicar, { isSilent: true })).address],
  ['takes no file of this size', async () => (await startStandInClamd(eicar, { most: 1000 })).address],
])('SEC-G36: a scanner that %s: the upload is refused, never passed', async (_what, start) => {
  const { upload, nothingKept } = await startWith(await start(), { FILE_IDLE_MS: '1500' });
  expect(failureIn(await upload(aJpeg(500_000)))).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await nothingKept();
});

it('SEC-G36: without a scanner the answer says that the file was not checked', async () => {
  const { upload } = await startDocuments(keepUpload);
  expect((await upload(infected)).json()).toMatchObject({ virusCheck: 'not_checked' });
});
