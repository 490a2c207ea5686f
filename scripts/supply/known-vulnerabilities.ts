import { execa } from 'execa';
import { projectRoot } from '../project.ts';

/** What `npm audit --json` says: which serious vulnerabilities are known, how many others, or that it could not ask. */
export type Vulnerabilities =
  | { readonly kind: 'checked'; readonly serious: readonly string[]; readonly others: number }
  | { readonly kind: 'unreachable'; readonly why: string };

type Answer = {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
};

/** SEC-J15: asks the registry which vulnerabilities are known in the packages that are delivered. */
export async function knownVulnerabilities(): Promise<Vulnerabilities> {
  const args = ['audit', '--omit', 'dev', '--json'];
  const { stdout } = await execa('npm', args, { cwd: projectRoot, reject: false });
  return readVulnerabilities(stdout);
}

/** On a developer's machine an unreachable registry is not a failure; a CI job that could not ask must not pass. */
export function failsCheck(known: Vulnerabilities, isCi: boolean): boolean {
  return known.kind === 'unreachable' ? isCi : known.serious.length > 0;
}

/** Reads the answer of npm; anything but a list of vulnerabilities means that the registry could not be asked. */
export function readVulnerabilities(stdout: string): Vulnerabilities {
  const { message, error, vulnerabilities } = parse(stdout);
  if (vulnerabilities === undefined)
    return { kind: 'unreachable', why: (message ?? error?.summary ?? '').split(' - ')[0] || 'no answer' };
  const all = Object.entries(vulnerabilities);
  const serious = all.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  return {
    kind: 'checked',
    serious: serious.map(([name, { severity, range = '*' }]) => `${name} ${range}: ${severity}`),
    others: all.length - serious.length,
  };
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
