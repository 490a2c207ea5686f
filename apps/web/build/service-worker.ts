import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Shell } from '../src/service-worker/shell-cache.ts';

const source = join(import.meta.dirname, '../src/service-worker/service-worker.ts');
/** Beside the built files: marks and logos. The pictures of an installed app are kept by the device itself. */
const keptPublicFile = /\.svg$/;
const keptBuiltFile = /^assets\/.*\.(?:js|css|woff2)$/;
/**
 * Of no use without a network, or only on a device that the portal is packaged for; pdf.js is as large as all the rest.
 */
const leftOut = /[\\/]src[\\/]core[\\/](?:native|errors[\\/]reporting)|[\\/]node_modules[\\/]pdfjs-dist[\\/]/;
const leftOutFolder = /^assets\/pdfjs-/;

/** Builds the service worker last, with the names of the built files (decision 0020). Not for a packaged app. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portal-service-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'native',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const shell = await describeShell(bundle, config.publicDir);
      const folder = resolve(config.root, config.build.outDir);
      await writeFile(join(folder, 'service-worker.js'), await buildWorker(shell));
    },
  };
}

async function describeShell(bundle: Rolldown.OutputBundle, publicDir: string): Promise<Shell> {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The build has no entry script');
  const built = Object.values(bundle)
    .filter(isKept)
    .map(({ fileName }) => fileName);
  const found = await readdir(publicDir, { recursive: true });
  const published = found
    .filter((name) => keptPublicFile.test(name))
    .map((name) => name.replaceAll('\\', '/'));
  const files = [...built, ...published].toSorted().map((name) => `/${name}`);
  // Built files are named by their content, the others are not.
  const contents = await Promise.all(published.toSorted().map((name) => readFile(join(publicDir, name))));
  const hash = createHash('sha256').update(files.join());
  for (const content of contents) hash.update(content);
  return { version: hash.digest('base64url').slice(0, 12), entry: `/${entry.fileName}`, files };
}

function isKept(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  const entry = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
  return keptBuiltFile.test(file.fileName) && !leftOutFolder.test(file.fileName) && !leftOut.test(entry);
}

/** One plain script, which every browser takes as a worker. */
async function buildWorker(shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtShell: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  return script.code;
}
