import type { Header, Reference } from './document-shape.ts';

const text = { type: 'string' } as const;

/** Headers of answers, by the names under which the components keep them. */
export const answerHeaders = {
  requestId: { description: 'The name of the call in the logs of the service.', schema: text },
  retryAfter: { description: 'Whole seconds after which to try again.', schema: { type: 'integer' } },
  askedFor: { description: 'The scheme that is asked for: Bearer (RFC 9110).', schema: text },
  contentRange: {
    description: 'The first and the last byte of the part, and how many there are (RFC 9110, section 14.4).',
    schema: text,
  },
} as const satisfies Record<string, Header>;

const wireNames: Record<keyof typeof answerHeaders, string> = {
  requestId: 'X-Request-Id',
  retryAfter: 'Retry-After',
  askedFor: 'WWW-Authenticate',
  contentRange: 'Content-Range',
};

/** Statuses of refusals that end by themselves. */
const passing = [423, 429, 503];

/** Headers that come with an answer of a status. */
export function headersOfStatus(status: number): Record<string, Reference> {
  return {
    ...pointer('requestId'),
    ...(passing.includes(status) && pointer('retryAfter')),
    ...(status === 401 && pointer('askedFor')),
    ...((status === 206 || status === 416) && pointer('contentRange')),
  };
}

function pointer(name: keyof typeof answerHeaders): Record<string, Reference> {
  return { [wireNames[name]]: { $ref: `#/components/headers/${name}` } };
}
