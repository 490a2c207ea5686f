import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The message for a value that a schema rejects without a message of its own. It never contains the value. */
export function faultSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return issue.expected === 'int' ? 'Must be a whole number.' : 'This field has the wrong type.';
    case 'too_big':
      return `Must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This field is required.';
      return `Must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'invalid_value':
      return 'Must be one of the values offered.';
    case 'unrecognized_keys':
      return 'This field is not accepted here.';
    default:
      return 'This field is not in the right form.';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
