import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const library = dirname(manifest);
/**
 * What pdf.js asks for by name while it reads a file: fonts and character maps that a PDF may leave out, and decoders
 * of two picture formats.
 */
const folders: Record<string, RegExp> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /^(?:jbig2|openjpeg)_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
};

/** Puts the data files of pdf.js where core/pdf/open-pdf.ts says they are, under the version they belong to. */
export function pdfFiles(): Plugin {
  return {
    name: 'portal-pdf-files',
    async generateBundle() {
      const files = await listFiles();
      for (const { name, path } of files)
        this.emitFile({
          type: 'asset',
          fileName: `${await folderName()}/${name}`,
          source: await readFile(path),
        });
    },
    async configureServer(server) {
      const folder = await folderName();
      const paths = new Map((await listFiles()).map(({ name, path }) => [`/${folder}/${name}`, path]));
      server.middlewares.use((request, response, next) => {
        const path = paths.get(request.url ?? '');
        if (path === undefined) return next();
        if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        readFile(path).then((content) => response.end(content), next);
      });
    },
  };
}

async function folderName(): Promise<string> {
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  return `assets/pdfjs-${version}`;
}

async function listFiles(): Promise<{ name: string; path: string }[]> {
  const lists = Object.entries(folders).map(async ([folder, wanted]) => {
    const names = await readdir(join(library, folder));
    return names
      .filter((name) => wanted.test(basename(name)))
      .map((name) => ({ name: `${folder}/${name}`, path: join(library, folder, name) }));
  });
  return (await Promise.all(lists)).flat();
}
