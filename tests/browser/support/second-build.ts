import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the gateway finds the built client, as its own default has it. */
const builtClient = process.env.WEB_ROOT ?? join(import.meta.dirname, '../../../apps/web/dist');

/** Files of pdf.js, in a folder named after its version, are the same in both. */
const isScript = (name: string) => /^assets\/[^/]+\.js$/.test(name);

/**
 * Copies the built client as its next version, which calls itself `next`: every script has another name, wherever it is
 * named.
 */
export function makeSecondBuild(folder: string): string {
  cpSync(builtClient, folder, { recursive: true });
  for (const name of filesIn(folder)) if (/\.(br|gz|map)$/.test(name)) rmSync(join(folder, name));
  const scripts = filesIn(folder)
    .filter(isScript)
    .map((name) => basename(name));
  const anyName = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const name of filesIn(folder)) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(anyName, (script) => `next-${script}`)
      .replace(/version:([`"'])[\w-]{12}\1/, 'version:"next"');
    writeFileSync(join(folder, name), text);
  }
  for (const script of scripts)
    renameSync(join(folder, 'assets', script), join(folder, 'assets', `next-${script}`));
  return folder;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
