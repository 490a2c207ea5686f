import { join } from 'node:path';
import { seededInvites, seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { dataFolder } from '../project.ts';
import type { Settings } from './settings.ts';

const MAX_WIDTH = 96;

/**
 * what is printed when everything runs: the addresses and, unless UPSTREAM_URL is set, who can sign in and the
 * next commands.
 */
export function readyText(settings: Settings): string {
  return [
    '',
    `  Portal    http://localhost:${settings.portalPort}`,
    settings.upstreamUrl
      ? `  Upstream  ${settings.upstreamUrl} (UPSTREAM_URL is set, so the mock API is not started)`
      : `  Mock API  http://localhost:${settings.mockPort}/v1${profileText(settings)}`,
    ...(settings.upstreamUrl || settings.qaControls !== '1'
      ? []
      : [`  QA        http://localhost:${settings.mockPort}/qa`]),
    ...(settings.upstreamUrl ? [] : peopleText()),
    '',
    `  Logs: ${join(dataFolder, 'logs')} (--verbose shows them here). Ctrl-C stops everything.`,
    '',
    '',
  ].join('\n');
}

function profileText({ profile }: Settings): string {
  return profile === 'full' ? '' : ' (gives only what the specification names)';
}

function peopleText(): string[] {
  return [
    '',
    `  Seeded people (password of all: ${seedPassword})`,
    ...peopleTable(seededPeople),
    ...peopleTable(seededInvites.map(({ code, validForHours }) => describeInvite(code, validForHours))),
    '',
    '  One-time code: npm run otp -- vip@portal.example.com    Mails: npm run mails    Fresh data: npm run db:reset',
  ];
}

function describeInvite(code: string, validForHours: number) {
  return {
    email: `/invite/${code}`,
    shows: validForHours > 0 ? 'a fresh invite' : 'an invite that has expired',
  };
}

/** Lines of a plain-text table: mail address and what signing in as that client shows. */
function peopleTable(people: readonly { readonly email: string; readonly shows: string }[]): string[] {
  const width = Math.max(...people.map((person) => person.email.length));
  return people.map(({ email, shows }) => `    ${email.padEnd(width)}  ${cut(shows, MAX_WIDTH - width)}`);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
