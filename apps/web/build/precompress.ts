import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:m?js|css|svg|json|webmanifest|txt)$/;
/** Below this a packed answer is not faster. */
const SMALLEST_BYTES = 512;

/**
 * Writes a .br and a .gz beside each built file, at the strongest setting, so that the gateway need not compress at run
 * time. Not for a packaged app, whose files are read from the device.
 */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'portal-precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'native',
    configResolved({ root, build }) {
      directory = resolve(root, build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(directory, { recursive: true });
      await Promise.all(entries.filter(isServed).map((name) => packFile(join(directory, name))));
    },
  };
}

/** The manifest is read by scripts only, and nothing in a hidden folder is ever served. */
function isServed(name: string): boolean {
  return compressible.test(name) && !name.startsWith('.');
}

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
