import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTasks } from './stack/build.ts';
import { findChromium } from './stack/find-chromium.ts';
import { createProgress } from './stack/progress.ts';
import { dataFolder, projectRoot } from './stack/project.ts';
import { createRunning } from './stack/running.ts';
import { loadDotEnv } from './stack/settings.ts';
import { exitWith } from './stack/stack-error.ts';

import { runTool } from './testing/run-tool.ts';
import {
  closingLine,
  fromPlaywright,
  fromVitest,
  nothing,
  type PlaywrightReport,
  sum,
  type Totals,
  type VitestReport,
  withExitCode,
} from './testing/totals.ts';

/** `npm test`: builds, then runs unit, web, integration and browser tests; the last line is the sum of all. */
const reports = join(dataFolder, 'reports');
const browserConfig = join(projectRoot, 'tests/browser/playwright.config.ts');

try {
  const totals = await runEverything();
  process.stdout.write(`\n${closingLine(totals)}\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}

async function runEverything(): Promise<Totals> {
  loadDotEnv();
  const chromiumPath = findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const progress = createProgress(process.stdout);
  await progress('Building the database client and the web client', () =>
    runTasks(createRunning(), ['generate', 'build']),
  );
  return sum([await runVitest(), await runBrowserTests(chromiumPath), await runBudget()]);
}

async function runVitest(): Promise<Totals> {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runTool('vitest', args);
  return withExitCode(existsSync(report) ? fromVitest(read<VitestReport>(report)) : nothing, exitCode);
}

async function runBrowserTests(chromiumPath: string): Promise<Totals> {
  if (!existsSync(browserConfig)) return nothing;
  const report = join(reports, 'browser.json');
  const projects = ['--project=behaviour', '--project=specification'];
  const args = ['test', '--config', browserConfig, ...projects, '--reporter=list,json'];
  const exitCode = await runTool('playwright', args, {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return withExitCode(
    existsSync(report) ? fromPlaywright(read<PlaywrightReport>(report)) : nothing,
    exitCode,
  );
}

/** The size budgets hold for what was just built; they count as one test. */
async function runBudget(): Promise<Totals> {
  const exitCode = await runTool('node', ['scripts/check-budget.ts']);
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
