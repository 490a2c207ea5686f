import { knownHoles } from './supply/known-vulnerabilities.ts';
import { exitWith, printLine } from './terminal.ts';

/**
 * `npm run known-holes`: whether a delivered package has a serious known hole; where nobody can be asked it says so.
 */
try {
  const holes = await knownHoles();
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
