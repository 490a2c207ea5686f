import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf, type Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { coversCall } from '@portal/contract/qa/fault-route';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

const html = globSync(join(import.meta.dirname, 'assets/sections/*.html'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const table = new Map<string, Endpoint>(
  Object.values(qaEndpoints).map((endpoint) => [callOf(endpoint), endpoint]),
);

/** Every form that makes a call, with its content. */
const forms = [...html.matchAll(/<form data-call="([^"]+)"[\s\S]*?<\/form>/g)].map(([markup, call = '']) => ({
  call,
  markup,
}));

const namesIn = (markup: string) => [...markup.matchAll(/\sname="([^"]+)"/g)].map(([, name = '']) => name);

test('Q-9: every call of QA can be made on the page, and the page makes no other', () => {
  const views = [...html.matchAll(/data-view="([^"]+)"/g)].map(([, call = '']) => call);
  const calls = new Set([...views, ...forms.map(({ call }) => call)]);
  expect([...calls].sort()).toEqual([...table.keys()].sort());
});

describe('Q-9: the fields of the page are those of the call', () => {
  const withBody = [...table].filter(([, { body }]) => body);

  test.each(withBody)('%s', (call, { body }) => {
    const fields = forms.filter((form) => form.call === call).flatMap(({ markup }) => namesIn(markup));
    expect([...new Set(fields)].sort()).toEqual(namesOf(body).sort());
  });

  test('GET /qa/outbox', () => {
    const filter = /<form id="mails-filter"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(namesIn(filter).sort()).toEqual(namesOf(qaEndpoints['outbox.list'].query).sort());
  });

  test('the kinds of a fault', () => {
    const select = /<select name="effect.kind">[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
    const offered = [...select.matchAll(/value="(\w+)"/g)].map(([, kind]) => kind);
    const { effect } = qaEndpoints['faults.add'].body.shape;
    expect(offered.sort()).toEqual(effect.options.map(({ shape }) => shape.kind.value).sort());
  });
});

test('Q-9: the calls that a fault is offered for are calls of /v1', () => {
  const list = /<datalist id="routes">[\s\S]*?<\/datalist>/.exec(html)?.[0] ?? '';
  const offered = [...list.matchAll(/value="([^"]+)"/g)].map(([, route = '']) => route);
  expect(offered).toContain('/v1/*');
  for (const route of offered)
    expect(
      Object.values(endpoints).some((endpoint) => coversCall(route, endpoint)),
      route,
    ).toBe(true);
});

test('Q-9: the confirmations of the page name only fields of their call', () => {
  for (const { call, markup } of forms) {
    const { answer, params, body } = table.get(call) ?? {};
    const known = [answer as z.ZodObject, params, body].flatMap(namesOf);
    // Of the form, or of its buttons.
    const sentences = [...markup.matchAll(/data-done="([^"]+)"/g)].map(([, sentence = '']) => sentence);
    expect(sentences, call).not.toEqual([]);
    for (const [, name] of sentences.join().matchAll(/\{(\w+)/g)) expect(known, call).toContain(name);
  }
});

/** The names of an object, those of a choice of objects within it as `effect.kind`. */
function namesOf(schema: z.ZodObject | undefined): string[] {
  const names = Object.entries(schema?.shape ?? {}).flatMap(([name, part]) => {
    const choices = (part as Partial<z.ZodDiscriminatedUnion<z.ZodObject[]>>).options;
    const isChoice = choices?.every((choice) => 'shape' in Object(choice));
    return isChoice
      ? choices!.flatMap(({ shape }) => Object.keys(shape).map((key) => `${name}.${key}`))
      : [name];
  });
  return [...new Set(names)];
}
