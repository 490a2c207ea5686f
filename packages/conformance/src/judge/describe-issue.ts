import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a schema found wrong, in kinds and bounds: nothing of the value itself. */
export function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    const expected = article(issue.expected);
    return issue.input === undefined
      ? `is missing (${expected})`
      : `expected ${expected}, came ${kindOf(issue.input)}`;
  }
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  if (issue.code === 'invalid_value') return `is not one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union') return describeUnion(issue);
  return lowerFirst(issue.message);
}

function describeUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const expected = issue.errors
    .flat()
    .flatMap((inner) => (inner.code === 'invalid_type' ? [inner.expected] : []));
  if (expected.length === 0) return 'fits none of the forms it may have';
  return `expected ${[...new Set(expected)].join(' or ')}, came ${kindOf(issue.input)}`;
}

/** The kind of a value in the words of JSON. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number with decimals';
  return article(typeof value);
}

function article(kind: string): string {
  if (kind === 'int') return 'a whole number';
  if (kind === 'null') return kind;
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
