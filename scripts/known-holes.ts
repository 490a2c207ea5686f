import { execa } from 'execa';
import { projectRoot } from './project.ts';
import { readHoles } from './supply/known-vulnerabilities.ts';
import { exitWith, printLine } from './terminal.ts';

/**
 * `npm run known-holes`: whether a delivered package has a serious known hole; where nobody can be asked it says so.
 */
try {
  const args = ['audit', '--omit', 'dev', '--json'];
  const { stdout } = await execa('npm', args, { cwd: projectRoot, reject: false });
  const holes = readHoles(stdout);
  if (holes.kind === 'unreachable') {
    printLine(`Not checked: the network here gives no list of known holes (${holes.why}).`);
  } else {
    for (const hole of holes.serious) printLine(`✗ ${hole}`);
    printLine(`${holes.serious.length} serious and ${holes.others} other known holes.`);
    process.exitCode = holes.serious.length > 0 ? 1 : 0;
  }
} catch (error) {
  exitWith(error);
}
