import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../stack/project.ts';
import { type Import, readImports } from './imports.ts';

/** A file of the project as the structure rules see it; the path is relative to the root, with forward slashes. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  readonly imports: readonly Import[];
};

/** What a rule found; a warning is shown and does not fail the check. */
export type Finding = {
  readonly path: string;
  readonly message: string;
  readonly level: 'error' | 'warning';
};

/** A rule looks at all files at once and says of each fault what to do instead. */
export type Rule = (files: readonly SourceFile[]) => Finding[];

const readAsText = /\.(ts|tsx|mts|mjs|css|html|prisma|sql)$/;
const isCode = /\.(ts|tsx|mts|mjs)$/;

/** All files of the working tree that git knows or would take, without what it ignores. */
export function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(projectRoot, path)));
}

export function loadSourceFiles(): SourceFile[] {
  return listFiles()
    .filter((path) => readAsText.test(path))
    .map((path) => toSourceFile(path, readFileSync(join(projectRoot, path), 'utf8')));
}

export function toSourceFile(path: string, text: string): SourceFile {
  const lineCount = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return { path, text, lineCount, imports: isCode.test(path) ? readImports(path, text) : [] };
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
}
