/**
 * `difference`: a promise is broken, or the portal cannot continue. `note`: worth knowing, and the portal continues.
 */
export type Level = 'difference' | 'note';

/** A finding in one place. It contains names and types, never a value: answers contain personal data. */
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
  /** How the call was made when that is unusual, such as `asked without a token`. */
  readonly how?: string;
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
  const groups = Map.groupBy(findings, ({ level, call, how = '', where, message }) =>
    [level, call, how, where, message].join('\n'),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, times: same.length }] : [];
  });
}

/** The service cannot be checked; the message says why, and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
