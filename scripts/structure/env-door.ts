import { isTest, type Rule } from './source-file.ts';

/** The browser client reads its build-time variables in one file. */
export const envDoor: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        /^apps\/web\/src\/.*\.tsx?$/.test(path) && path !== 'apps/web/src/env.ts' && !isTest(path),
    )
    .filter(({ text }) => text.includes('import.meta.env'))
    .map(({ path }) => ({
      path,
      message: 'reads import.meta.env. Add the variable to apps/web/src/env.ts and take it from there.',
      level: 'error',
    }));
