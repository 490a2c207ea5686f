import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file that did not load; `reason` is the first line of its error. */
export type Failure = { readonly file: string; readonly title: string; readonly reason: string };

/** The part of Vitest's JSON report that says what failed. */
export type VitestFailures = {
  readonly testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
};

type Suite = {
  readonly file: string;
  readonly specs: readonly {
    title: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
  readonly suites?: readonly Suite[];
};

/** The part of Playwright's JSON report that says what failed; its paths start at `rootDir`. */
export type PlaywrightFailures = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly errors: readonly { message?: string }[];
};

export function failuresOfVitest({ testResults }: VitestFailures): Failure[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]));
    const isBroken = status === 'failed' && failed.length === 0;
    return isBroken ? [failure(file, 'the file', message)] : failed;
  });
}

/** A test that passed only at the second attempt is one of them. */
export function failuresOfPlaywright({ config, suites, errors }: PlaywrightFailures): Failure[] {
  const outside = errors.map(({ message }) => failure(config.rootDir, 'outside of tests', message));
  return [...suites.flatMap((suite) => failuresOf(suite, config.rootDir)), ...outside];
}

function failuresOf({ file, specs, suites = [] }: Suite, root: string): Failure[] {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(`${root}/${file}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...failed, ...suites.flatMap((suite) => failuresOf(suite, root))];
}

function failure(file: string, title: string, message = ''): Failure {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return { file, title, reason };
}

/** Each failure with its reason below it; `root` is left out of the paths. */
export function failureList(failures: readonly Failure[], root: string): string {
  const lines = failures.flatMap(({ file, title, reason }) => [
    `  ${file.replace(`${root}/`, '')}: ${title}`,
    ...(reason ? [`    ${reason}`] : []),
  ]);
  return ['Failed', ...lines].join('\n');
}
