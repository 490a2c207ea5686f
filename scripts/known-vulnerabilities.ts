import { failsCheck, knownVulnerabilities } from './supply/known-vulnerabilities.ts';
import { exitWith, printLine } from './terminal.ts';

/**
 * `npm run known-vulnerabilities`: whether a delivered package has a serious one. Where it cannot ask it says so, which
 * in CI is a failure.
 */
try {
  const known = await knownVulnerabilities();
  if (known.kind === 'unreachable') {
    printLine(`Not checked: the network here gives no list of known vulnerabilities (${known.why}).`);
  } else {
    for (const serious of known.serious) printLine(`✗ ${serious}`);
    printLine(`${known.serious.length} serious and ${known.others} other known vulnerabilities.`);
  }
  process.exitCode = failsCheck(known, Boolean(process.env.CI)) ? 1 : 0;
} catch (error) {
  exitWith(error);
}
