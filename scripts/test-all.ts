import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, projectRoot } from './project.ts';
import { runTasks } from './stack/build.ts';
import { createProgress } from './stack/progress.ts';
import { loadDotEnv } from './stack/settings.ts';
import { exitWith } from './terminal.ts';
import {
  type Failure,
  failureList,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightFailures,
  type VitestFailures,
} from './testing/failures.ts';
import { findChromium } from './testing/find-chromium.ts';
import { runTool } from './testing/run-tool.ts';
import {
  filesOfPlaywright,
  filesOfVitest,
  type PlaywrightTimes,
  spanOfVitest,
  type Timing,
  timeTable,
  type VitestTimes,
} from './testing/timings.ts';
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

/**
 * `npm test`: builds, then runs unit, web, integration and browser tests. It ends with where the time went and
 * what failed; the last line is the sum of all.
 */
const reports = join(dataFolder, 'reports');
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'browser.json');
const browserConfig = join(projectRoot, 'tests/browser/playwright.config.ts');

try {
  const parts: Timing[] = [];
  const totals = await runEverything(parts);
  const { files, failures } = readReports();
  const closing = [
    timeTable(parts, files, projectRoot),
    ...(failures.length > 0 ? [failureList(failures, projectRoot)] : []),
    closingLine(totals),
  ];
  process.stdout.write(`\n${closing.join('\n\n')}\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}

async function runEverything(parts: Timing[]): Promise<Totals> {
  loadDotEnv();
  // A missing browser is reported first, not when its tests start.
  findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const progress = createProgress(process.stdout);
  const timed = async <Result>(name: string, work: () => Promise<Result>) => {
    const startedAt = performance.now();
    const result = await work();
    parts.push({ name, duration: performance.now() - startedAt });
    return result;
  };
  await timed('build', () =>
    progress('Building the database client and the web client', () => runTasks(['generate', 'build'])),
  );
  const vitest = await timed('unit, web and integration tests together', runVitest);
  parts.push(...partsOfVitest());
  const browser = await timed('browser tests', runBrowserTests);
  return sum([vitest, browser, await timed('budget', runBudget)]);
}

async function runVitest(): Promise<Totals> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const exitCode = await runTool('vitest', args);
  const report = read<VitestReport>(vitestReport);
  return withExitCode(report ? fromVitest(report) : nothing, exitCode);
}

async function runBrowserTests(): Promise<Totals> {
  if (!existsSync(browserConfig)) return nothing;
  const projects = ['--project=behaviour', '--project=specification'];
  const args = ['test', '--config', browserConfig, ...projects, '--reporter=list,json'];
  const exitCode = await runTool('playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const report = read<PlaywrightReport>(browserReport);
  return withExitCode(report ? fromPlaywright(report) : nothing, exitCode);
}

/** The size budgets hold for what was just built; they count as one test. */
async function runBudget(): Promise<Totals> {
  const exitCode = await runTool('node', ['scripts/check-budget.ts']);
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/** Vitest runs both kinds at once, so the time of each is computed from the times of its tests. */
function partsOfVitest(): Timing[] {
  const report = read<VitestTimes>(vitestReport);
  if (!report) return [];
  const isIntegration = (file: string) => file.includes('/tests/integration/');
  return [
    { name: '  unit and web', duration: spanOfVitest(report, (file) => !isIntegration(file)) },
    { name: '  integration', duration: spanOfVitest(report, isIntegration) },
  ];
}

/** How long each file took, and what failed, in both reports. */
function readReports(): { files: Timing[]; failures: Failure[] } {
  const vitest = read<VitestTimes & VitestFailures>(vitestReport);
  const browser = read<PlaywrightTimes & PlaywrightFailures>(browserReport);
  return {
    files: [...(vitest ? filesOfVitest(vitest) : []), ...(browser ? filesOfPlaywright(browser) : [])],
    failures: [
      ...(vitest ? failuresOfVitest(vitest) : []),
      ...(browser ? failuresOfPlaywright(browser) : []),
    ],
  };
}

/** What a runner reported; undefined where it ended without a report. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
