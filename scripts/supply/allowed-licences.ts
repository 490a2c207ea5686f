import type { Component } from './bill-of-materials.ts';

/** SEC-J13: licences that ask for no more than that their text is kept. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]);

/** Packages with another licence, and why each may stay. */
export const exceptions: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  '@expo-google-fonts/hanken-grotesk': {
    licence: 'MIT AND OFL-1.1',
    why: 'the font of the PDFs, under the licence of almost every free font, which allows embedding in documents',
  },
  'png-js': {
    licence: 'none stated',
    why: 'part of pdfkit, names none in package.json and comes with the text of the MIT licence',
  },
  sentry: {
    licence: 'FSL-1.1-Apache-2.0',
    why: 'comes with the build tools of @sentry/node, is never loaded, and forbids only a competing product',
  },
};

export type LicenceFault = { readonly name: string; readonly version: string; readonly licence: string };

/** Components whose licence is not allowed. `installed` reads the licence of a package where the bill names none. */
export function licenceFaults(
  components: readonly Component[],
  installed: (name: string) => string | undefined,
): LicenceFault[] {
  return components.flatMap((component) => {
    const name = packageName(component);
    const licence = statedLicence(component) ?? installed(name) ?? 'none stated';
    const isFine = isAllowed(licence) || exceptions[name]?.licence === licence;
    return isFine ? [] : [{ name, version: component.version, licence }];
  });
}

/** The full name of a package: the bill leaves the scope out of `name`. */
export function packageName({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}

function statedLicence({ licenses = [] }: Component): string | undefined {
  const stated = licenses.map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name),
  );
  return stated.length === 0 ? undefined : stated.join(' AND ');
}

/** Of licences joined by OR one must be allowed, of those joined by AND all. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(/ AND | and /).every((licence) => allowed.has(licence.trim())));
}
