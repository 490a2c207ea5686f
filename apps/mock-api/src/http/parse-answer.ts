import type { Endpoint } from '@portal/contract/endpoint';

/** A wrong answer is a fault of this service: `places` says where it is wrong, never with what value. */
class AnswerMismatch extends Error {
  readonly places: readonly string[];

  constructor({ method, path }: Endpoint, places: readonly string[]) {
    super(`The answer of ${method} ${path} does not keep to the contract`);
    this.name = 'AnswerMismatch';
    this.places = places;
  }
}

/** The answer as the contract lets it out: fields that are not in it are left behind. Throws AnswerMismatch. */
export function parseAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = endpoint.answer.safeParse(answer);
  if (result.success) return result.data;
  throw new AnswerMismatch(
    endpoint,
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`),
  );
}
