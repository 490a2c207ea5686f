import type { Endpoint } from '@portal/contract/endpoint';

/** An invalid answer is an error of this service: `paths` names the fields, never their values. */
class AnswerMismatch extends Error {
  readonly paths: readonly string[];

  constructor({ method, path }: Endpoint, paths: readonly string[]) {
    super(`The answer of ${method} ${path} does not keep to the contract`);
    this.name = 'AnswerMismatch';
    this.paths = paths;
  }
}

/** SEC-F7: the answer without the fields that are not in the contract. Throws AnswerMismatch. */
export function parseAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = endpoint.answer.safeParse(answer);
  if (result.success) return result.data;
  throw new AnswerMismatch(
    endpoint,
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`),
  );
}
