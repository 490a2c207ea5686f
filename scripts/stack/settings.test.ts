import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.ts';
import { databaseFile, readSettings } from './settings.ts';

test('Q-1: without any variable the portal is on 8080, the mock on 8081 and the data in .data', () => {
  expect(readSettings({})).toEqual({
    portalPort: 8080,
    mockPort: 8081,
    portalUrl: 'http://localhost:8080',
    databaseUrl: `file:${join(projectRoot, '.data/portal.db')}`,
    documents: join(projectRoot, '.data/portal.db.documents'),
    upstreamUrl: undefined,
    qaControls: '1',
    profile: 'full',
    showLogs: false,
  });
});

test('Q-1: PORT, MOCK_API_PORT, DATABASE_URL and UPSTREAM_URL override', () => {
  const settings = readSettings({
    PORT: '9000',
    PORTAL_URL: 'https://portal.example.com',
    MOCK_API_PORT: '9001',
    DATABASE_URL: 'file:/tmp/other.db',
    DOCUMENTS_DIR: '/tmp/other-documents',
    UPSTREAM_URL: 'https://api.example.com/',
  });
  expect(settings.portalPort).toBe(9000);
  expect(settings.portalUrl).toBe('https://portal.example.com');
  expect(settings.mockPort).toBe(9001);
  expect(databaseFile(settings.databaseUrl)).toBe('/tmp/other.db');
  expect(settings.documents).toBe('/tmp/other-documents');
  expect(settings.upstreamUrl).toBe('https://api.example.com');
});

test('a relative database is found from the project, whatever folder a script runs in', () => {
  const { databaseUrl } = readSettings({ DATABASE_URL: 'file:./elsewhere/x.db' });
  expect(databaseFile(databaseUrl)).toBe(join(projectRoot, 'elsewhere/x.db'));
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"'],
  [{ PORT: '0' }, 'PORT is "0"'],
  [{ MOCK_API_PORT: '70000' }, 'MOCK_API_PORT is "70000"'],
  [{ PORT: '9000', MOCK_API_PORT: '9000' }, 'PORT and MOCK_API_PORT are both 9000'],
  [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL is "postgres://x"'],
  [{ UPSTREAM_URL: 'ftp://x' }, 'UPSTREAM_URL is "ftp://x"'],
  [{ MOCK_PROFILE: 'bare' }, 'MOCK_PROFILE is "bare": it must be full or specification.'],
])('a value that cannot be used is refused with the name of its variable: %o', (source, sentence) => {
  expect(() => readSettings(source)).toThrow(sentence);
});

test('Q-10: the controls for QA are on unless they are switched off', () => {
  expect(readSettings({ QA_CONTROLS: '0' }).qaControls).toBe('0');
});

test.each([
  ['--profile specification', {}, ['--verbose', '--profile', 'specification']],
  ['--profile=specification', {}, ['--profile=specification']],
  ['MOCK_PROFILE', { MOCK_PROFILE: 'specification' }, []],
  ['--profile over MOCK_PROFILE', { MOCK_PROFILE: 'full' }, ['--profile', 'specification']],
])('Q-1: the mock is cut to the specification by %s', (_by, source, args) => {
  expect(readSettings(source, args).profile).toBe('specification');
});

test.each([
  [['--profile', 'bare'], '--profile is "bare": it must be full or specification.'],
  [['--profile='], '--profile is "": it must be full or specification.'],
  [['--profile'], "'--profile <value>' argument missing"],
  [['--verbos'], "Unknown option '--verbos'"],
])('Q-1: an unknown profile or option is refused: %o', (args, sentence) => {
  expect(() => readSettings({}, args)).toThrow(sentence);
});

test('logs are shown when asked for', () => {
  expect(readSettings({}, ['--verbose']).showLogs).toBe(true);
  expect(readSettings({ LOG: '1' }).showLogs).toBe(true);
});
