import { ApiError } from '../api-error.ts';

/** Values of a form: text, or nested under names such as `LoginForm[username]`. */
export type FormValues = { [name: string]: string | FormValues };

const MAX_PAIRS = 100;
const MAX_DEPTH = 5;
const keyShape = /^[^[\]]+(?:\[[^[\]]+\])*$/;
const forbiddenParts = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads `application/x-www-form-urlencoded` text, of a body or of a query, into nested objects without a prototype.
 * A name given twice, a name that would reach a prototype, a value in place of a group, and names deeper
 * than five are refused with MALFORMED_REQUEST (SEC-G48).
 */
export function parseForm(text: string): FormValues {
  const root = emptyValues();
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) throw new ApiError('MALFORMED_REQUEST');
  for (const pair of pairs) {
    const [name, value] = splitPair(pair);
    setAt(root, readPath(name), value);
  }
  return root;
}

function emptyValues(): FormValues {
  return Object.create(null) as FormValues;
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
}

function readPath(name: string): string[] {
  if (!keyShape.test(name)) throw new ApiError('MALFORMED_REQUEST');
  const path = name.split('[').map((part) => part.replace(/\]$/, ''));
  if (path.length > MAX_DEPTH || path.some((part) => forbiddenParts.has(part)))
    throw new ApiError('MALFORMED_REQUEST');
  return path;
}

function setAt(root: FormValues, path: readonly string[], value: string): void {
  let group = root;
  for (const part of path.slice(0, -1)) {
    const next = group[part] ?? emptyValues();
    if (typeof next === 'string') throw new ApiError('MALFORMED_REQUEST');
    group[part] = next;
    group = next;
  }
  const last = path.at(-1) ?? '';
  if (last in group) throw new ApiError('MALFORMED_REQUEST');
  group[last] = value;
}
