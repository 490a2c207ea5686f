import { describe, expect, test } from 'vitest';
import { CannotRun } from './report/finding.ts';
import { readSettings } from './settings.ts';

const args = ['--base-url', 'https://api.firm.example', '--username', 'test@example.com'];
const secrets = {
  CONFORMANCE_PASSWORD: 'from-the-environment',
  CONFORMANCE_TOTP_SECRET: 'JBSW Y3DP EHPK 3PXP',
};

/** The sentence with which settings are refused. */
function refusalOf(given: readonly string[], source = {}): string {
  try {
    readSettings(given, source);
  } catch (error) {
    expect(error).toBeInstanceOf(CannotRun);
    return (error as Error).message;
  }
  throw new Error('The settings were taken');
}

describe('Q-5: the command line', () => {
  test('takes secrets from the environment, reads only by default, and makes a device id', () => {
    expect(readSettings(args, secrets)).toEqual({
      origin: 'https://api.firm.example',
      account: {
        username: 'test@example.com',
        password: 'from-the-environment',
        totpSecret: 'JBSWY3DPEHPK3PXP',
      },
      deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mayWrite: false,
      asJson: false,
    });
  });

  test('wins over the environment', () => {
    const given = readSettings([...args, '--password', 'typed', '--write', '--json'], secrets);
    expect(given).toMatchObject({ account: { password: 'typed' }, mayWrite: true, asJson: true });
  });

  test.each([
    ['https://api.firm.example/v1'],
    ['https://name:word@api.firm.example'],
    ['ftp://api.firm.example'],
    ['api.firm.example'],
    ['https://api.firm.example/?a=1'],
  ])('refuses %s as the base URL', (address) => {
    expect(refusalOf(['--base-url', address, '--username', 'a'], secrets)).toContain('--base-url must be');
  });

  test('says what is missing and how it is used', () => {
    expect(refusalOf([])).toMatch(/^--base-url is missing/);
    expect(refusalOf(args)).toMatch(/^--password or CONFORMANCE_PASSWORD is missing[\s\S]*Exit code 0/);
  });

  test('never repeats what was typed', () => {
    expect(refusalOf([...args, '--pasword=hunter2'], secrets)).not.toContain('hunter2');
    expect(refusalOf([...args, '--totp-secret', 'not base32!'], secrets)).not.toContain('not base32!');
    expect(refusalOf([...args, '--device-id', 'Mine'], secrets)).not.toContain('Mine');
    expect(refusalOf([...args, '--username', 'no address'], secrets)).toBe(
      '--username must be a mail address.',
    );
    expect(refusalOf([...args, '--password', 'x'.repeat(129)], secrets)).toMatch(
      /longer than the portal takes/,
    );
  });
});
