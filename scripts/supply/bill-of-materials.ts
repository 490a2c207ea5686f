import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { execa } from 'execa';
import { projectRoot } from '../project.ts';

export type Component = {
  readonly name: string;
  readonly version: string;
  /** `pkg:npm/%40scope/name@1.2.3` */
  readonly purl: string;
  readonly licenses?: readonly (
    | { readonly license: { readonly id?: string; readonly name?: string } }
    | { readonly expression: string }
  )[];
};

type WithRef = { readonly 'bom-ref': string };

export type BillOfMaterials = {
  readonly metadata: { readonly component: WithRef };
  readonly components: readonly (Component & WithRef)[];
  /** What each of them needs, by its `bom-ref`. */
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
};

type LockFile = {
  /** By the folder, from the root of the project. */
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly name?: string;
        readonly version?: string;
        readonly link?: boolean;
        readonly resolved?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
};

/** The two servers and the client, with what they need to run. */
const delivered = ['@portal/gateway', '@portal/web', '@portal/mock-api'];

/**
 * SEC-J7: the bill of materials as npm writes it, CycloneDX. Packaged apps are listed by the tools that build them.
 * `npm sbom --omit dev` would leave out what some other workspace has for development, so the lock file says what is
 * delivered.
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const workspaces = delivered.flatMap((name) => ['--workspace', name]);
  const args = ['sbom', '--sbom-format', 'cyclonedx', ...workspaces];
  const { stdout } = await execa('npm', args, { cwd: projectRoot });
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  const needed = neededToRun(packages, delivered);
  return onlyOf(bill, ({ purl }) => needed.has(packageOf(purl)));
}

/** The part of a bill with some of its components: its graph then names no other. */
function onlyOf(bill: BillOfMaterials, isWanted: (component: Component) => boolean): BillOfMaterials {
  const components = bill.components.filter(isWanted);
  const refs = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...bill, components, dependencies };
}

/** `pkg:npm/%40scope/name@1.2.3` is `@scope/name@1.2.3`. */
function packageOf(purl: string): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, ''));
}

/**
 * What workspaces need to run, each as `name@version`: their dependencies, and the dependencies of those, as the
 * images install them: without development and peer dependencies.
 */
export function neededToRun(packages: LockFile['packages'], names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  function visit(name: string, from: string): void {
    const path = resolvePackage(packages, name, from);
    const found = path === undefined ? undefined : packages[path];
    // A workspace is a link to its folder. What is optional may not be there.
    const folder = found?.link ? found.resolved : path;
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, folder);
  }
  for (const name of names) visit(name, '');
  return new Set(
    [...folders].map((folder) => {
      const { name = folder.replace(/^.*node_modules\//, ''), version } = packages[folder] ?? {};
      return `${name}@${version}`;
    }),
  );
}

/** Where Node finds a package: in the nearest `node_modules` of a folder or of one above it. */
function resolvePackage(packages: LockFile['packages'], name: string, from: string): string | undefined {
  const path = posix.join(from, 'node_modules', name);
  if (path in packages) return path;
  return from === ''
    ? undefined
    : resolvePackage(packages, name, from.includes('/') ? posix.dirname(from) : '');
}
