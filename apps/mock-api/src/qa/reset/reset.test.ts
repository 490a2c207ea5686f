import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset } from '../../test/passwords.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, lockLogin, tryPassword } from '../../test/sign-in.ts';

const standard = { params: { email: emailOf('standard') } };

describe('Q-3: one client back to the seed', () => {
  test('login, policies and sessions; no other client is changed', async () => {
    const mock = await buildQaApp();
    const before = await mock.qa.read('people.view', standard);
    const policies = await mock.qa.read('people.policies', standard);
    const person = personOf(mock, await fullToken(mock, 'standard'));
    const other = personOf(mock, await fullToken(mock, 'vip'));
    await mock.qa.read('people.publishValuation', { ...standard, body: { value: 1 } });
    await mock.qa.read('people.set', { ...standard, body: { two_factor: true, locked: true } });
    await lockLogin(mock, emailOf('terms'));
    expect(await mock.qa.read('people.reset', { body: { email: 'Standard@portal.example.com' } })).toEqual({
      people: [before],
    });
    expect(await mock.qa.read('people.policies', standard)).toEqual(policies);
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
    expect((await other.read('client.view')).email).toBe(emailOf('vip'));
    expect((await tryPassword(mock, emailOf('terms'))).status).toBe(423);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('API-11: their policies change at that moment, and no other part of the data', async () => {
    const mock = await buildQaApp();
    const readSections = async () =>
      (await personOf(mock, await fullToken(mock, 'vip')).read('system.cache')).sections;
    const before = await readSections();
    mock.clock.advance(60_000);
    await mock.qa.read('people.reset', { body: { email: emailOf('standard') } });
    expect(await readSections()).toEqual({ ...before, policy: mock.clock.now().toISOString() });
  });

  test('a mail may be requested again at once', async () => {
    const mailer = createMailbox();
    const mock = await buildQaApp({ mailer });
    for (const _round of [1, 2]) {
      await askReset(mock, emailOf('standard'));
      await mailer.next('password_reset');
      await mock.qa.read('people.reset', { body: { email: emailOf('standard') } });
    }
  });

  test('two who reset at once both get it', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('people.set', { ...standard, body: { password_tries_used: 3 } });
    const names = ['standard', 'vip', 'standard', 'terms'] as const;
    const answers = await Promise.all(
      names.map((person) => mock.qa.read('people.reset', { body: { email: emailOf(person) } })),
    );
    expect(answers.map(({ people: [person] }) => person?.email)).toEqual(names.map(emailOf));
    expect(await mock.qa.read('people.view', standard)).toMatchObject({ password_tries_used: 0 });
  });

  test('a reset and a scenario at once both get it', async () => {
    const { qa } = await buildQaApp();
    const rounds = Array.from({ length: 5 }, () => [
      qa.send('people.reset', { body: { email: emailOf('vip') } }),
      qa.send('scenarios.play', { params: { name: 'locked-out' } }),
    ]);
    const answers = await Promise.all(rounds.flat());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('404 for an unknown address, 422 for an invalid one', async () => {
    const { qa } = await buildQaApp();
    expect(await qa.refused('people.reset', { body: { email: 'nobody@example.com' } })).toMatchObject({
      status: 404,
    });
    expect(await qa.refused('people.reset', { body: { email: 'nobody' } })).toMatchObject({ status: 422 });
  });

  test('409 for a client who is not in the seed, and they are kept', async () => {
    const { qa, database } = await buildQaApp();
    const email = 'walk-in@example.com';
    const { uuid: _uuid, ...row } = await database.client.findUniqueOrThrow({
      where: { email: emailOf('empty') },
    });
    await database.client.create({ data: { ...row, uuid: '11111111-1111-4111-8111-111111111111', email } });
    expect(await qa.refused('people.reset', { body: { email } })).toMatchObject({ status: 409 });
    expect(await qa.read('people.view', { params: { email } })).toMatchObject({ email });
  });
});

describe('Q-3: everything back to the seed', () => {
  test('people, terms, articles, mails, faults and the clock; every session is over', async () => {
    const mock = await buildQaApp();
    const before = await mock.qa.read('people.list');
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 3600 } });
    await mock.qa.read('terms.publish', { body: {} });
    await mock.qa.read('insights.publish', { body: {} });
    await mock.qa.read('faults.add', { body: { route: 'GET /v1/policy', effect: { kind: 'hang' } } });
    await lockLogin(mock, emailOf('standard'));
    expect(await mock.qa.read('people.reset', { body: {} })).toEqual(before);
    expect(await mock.qa.read('clock.view')).toMatchObject({ offset_seconds: 0 });
    expect(await mock.qa.read('faults.list')).toEqual({ faults: [] });
    expect(await mock.qa.read('outbox.list')).toEqual({ mails: [] });
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
    expect((await tryPassword(mock, emailOf('standard'))).body.terms_accepted).toBe(true);
  });

  test('API-11: every part of the data changes at that moment', async () => {
    const mock = await buildQaApp();
    mock.clock.advance(60_000);
    await mock.qa.read('people.reset', { body: {} });
    const { sections } = await personOf(mock, await fullToken(mock, 'vip')).read('system.cache');
    expect(new Set(Object.values(sections ?? {}))).toEqual(new Set([mock.clock.now().toISOString()]));
  });

  test('a lock of the seed restarts', async () => {
    const mock = await buildQaApp();
    mock.clock.advance(3_600_000);
    const { people } = await mock.qa.read('people.reset', { body: {} });
    expect(people.find(({ email }) => email === emailOf('locked'))).toMatchObject({
      locked_until: '2026-03-02T11:30:00.000Z',
    });
  });
});
