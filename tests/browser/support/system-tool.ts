import { existsSync } from 'node:fs';
import { test } from '@playwright/test';

/**
 * The path of a program that reads or makes a code apart from ours. A test that needs it is skipped on a machine without
 * it, but never in CI, which installs it: there it fails.
 */
export function systemTool(name: 'oathtool' | 'zbarimg'): string {
  const path = `/usr/bin/${name}`;
  test.skip(!process.env.CI && !existsSync(path), `${name} is not installed on this machine`);
  return path;
}
