import { existsSync } from 'node:fs';

/** Skips the test under way when the condition holds: `skip` of Playwright and of Vitest. */
type Skip = (condition: boolean, reason: string) => void;

/**
 * The path of a program that reads or makes a code independently of our own code. A test that needs it is skipped on a
 * machine without it, but never in CI, which installs it: there it fails.
 */
export function systemTool(name: 'oathtool' | 'zbarimg' | 'pdftoppm', skip: Skip): string {
  const path = `/usr/bin/${name}`;
  skip(!process.env.CI && !existsSync(path), `${name} is not installed on this machine`);
  return path;
}
