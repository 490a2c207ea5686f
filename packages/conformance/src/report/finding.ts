/** `difference`: a promise is broken, or the portal cannot go on. `note`: worth knowing, and the portal goes on. */
export type Level = 'difference' | 'note';

/** What is found in one place. It holds names and kinds of values, never a value: answers are about real people. */
export type Fault = {
  readonly level: Level;
  /** `status`, `content type`, or a field such as `items[].value`. */
  readonly where: string;
  readonly message: string;
};

/** A fault, and the call in which it was seen. */
export type Finding = Fault & {
  /** Method and path pattern, such as `GET /v1/policy/{uuid}/view`. */
  readonly call: string;
  /** How it was asked where that is not the plain way, such as `without a token`. */
  readonly occasion?: string;
};

/** A finding, and how often it was seen. */
export type CountedFinding = Finding & { readonly times: number };

export function difference(where: string, message: string): Fault {
  return { level: 'difference', where, message };
}

export function note(where: string, message: string): Fault {
  return { level: 'note', where, message };
}

/** The same finding once, with its count; in the order in which each was first seen. */
export function countFindings(findings: readonly Finding[]): CountedFinding[] {
  const groups = Map.groupBy(findings, ({ level, call, occasion = '', where, message }) =>
    [level, call, occasion, where, message].join('\n'),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, times: same.length }] : [];
  });
}

/** Nothing can be found; the message is a sentence that says why, and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
