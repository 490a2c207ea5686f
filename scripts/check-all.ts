import { spawn } from 'node:child_process';
import { quietTools } from './stack/build.ts';
import { createProgress } from './stack/progress.ts';
import { installedBinary, projectRoot } from './stack/project.ts';

type Check = {
  readonly title: string;
  readonly tool: string;
  readonly args: readonly string[];
  /** What it says when all is well is worth reading: warnings. */
  readonly warns?: boolean;
};

const checks: readonly Check[] = [
  { title: 'Generated code', tool: 'turbo', args: ['run', 'generate', '--output-logs=errors-only'] },
  { title: 'Types', tool: 'turbo', args: ['run', 'check:types', '--continue', '--output-logs=errors-only'] },
  { title: 'Lint, format and import zones', tool: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Names, sizes and layers', tool: 'node', args: ['scripts/check-structure.ts'], warns: true },
  { title: 'Spec map', tool: 'node', args: ['scripts/check-spec-map.ts'] },
  { title: 'Example of the environment', tool: 'node', args: ['scripts/check-env-example.ts'] },
];

/** Carries what a failing check said. */
class CheckFailed extends Error {}

/** `npm run check`: every check runs, also after one has failed; what a failing one says is shown whole. */
const progress = createProgress(process.stdout);
let failures = 0;
for (const check of checks) {
  try {
    const said = await progress(check.title, () => run(check));
    if (check.warns && said) process.stdout.write(`\n${said}\n\n`);
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    failures += 1;
    process.stdout.write(`\n${error.message}\n\n`);
  }
}
process.stdout.write(
  failures === 0 ? '\n  All checks hold.\n' : `\n  ${failures} of ${checks.length} checks failed.\n`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** Answers what the tool wrote; throws it when the tool found a fault. */
function run(check: Check): Promise<string> {
  return new Promise((settle, fail) => {
    const tool = spawn(installedBinary(check.tool), check.args, {
      cwd: projectRoot,
      env: { ...process.env, ...quietTools },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    tool.once('error', fail);
    tool.once('close', (code) => {
      const said = Buffer.concat(output).toString().trimEnd();
      if (code === 0) settle(said);
      else fail(new CheckFailed(said));
    });
  });
}
