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

export type BillOfMaterials = { readonly components: readonly Component[] };

/** The two servers and the client, with what they need to run. */
const delivered = ['@portal/gateway', '@portal/web', '@portal/mock-api'];

/** SEC-J7: the bill of materials as npm writes it, CycloneDX. Packaged apps are listed by the tools that build them. */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const workspaces = delivered.flatMap((name) => ['--workspace', name]);
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--omit', 'peer', ...workspaces];
  const { stdout } = await execa('npm', args, { cwd: projectRoot });
  return JSON.parse(stdout) as BillOfMaterials;
}
