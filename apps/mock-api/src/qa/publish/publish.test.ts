import { describe, expect, test } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, passwordToken, tryPassword } from '../../test/sign-in.ts';

const vip = { params: { email: emailOf('vip') } };
const standard = { params: { email: emailOf('standard') } };

async function signedIn(mock: QaApp, person: 'vip' | 'standard') {
  return personOf(mock, await fullToken(mock, person));
}

describe('Q-3: a new version of the terms', () => {
  test('is in force at once, and every client must accept it', async () => {
    const mock = await buildQaApp();
    const body = { changes_summary: 'Nothing that costs you anything.' };
    const terms = await mock.qa.read('terms.publish', { body });
    expect(terms).toMatchObject({ version: '5', effective_from: '2026-03-02', ...body });
    expect((await tryPassword(mock, emailOf('standard'))).body.terms_accepted).toBe(false);
    const client = personOf(mock, await passwordToken(mock, 'standard'));
    expect(await client.read('terms.mine')).toMatchObject(terms);
    expect((await client.read('terms.agree', { body: { version: '5' } })).data?.terms_accepted).toBe(true);
  });

  test('blocks an open session until it is accepted', async () => {
    const mock = await buildQaApp();
    const person = await signedIn(mock, 'standard');
    await mock.qa.read('terms.publish', { body: {} });
    expect(await person.refused('client.view')).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
  });

  test('may follow another on the same day, however often', async () => {
    const mock = await buildQaApp();
    for (const version of ['5', '6', '7'])
      expect(await mock.qa.read('terms.publish', { body: {} })).toMatchObject({ version });
    const client = personOf(mock, await passwordToken(mock, 'standard'));
    expect((await client.read('terms.latest')).version).toBe('7');
    expect(await client.refused('terms.agree', { body: { version: '6' } })).toMatchObject({ status: 409 });
  });

  test('stays the latest, though others were published while the clock was ahead', async () => {
    const mock = await buildQaApp();
    const move = (body: object) => mock.qa.read('clock.move', { body });
    for (const days of [1, 2]) {
      await move({ advance_seconds: days * 86_400 });
      await mock.qa.read('terms.publish', { body: {} });
    }
    await move({ real: true });
    expect(await mock.qa.read('terms.publish', { body: {} })).toMatchObject({ version: '7' });
    await move({ advance_seconds: 7 * 86_400 });
    const client = personOf(mock, await passwordToken(mock, 'standard'));
    expect((await client.read('terms.latest')).version).toBe('7');
  });
});

describe('Q-3: an article', () => {
  test('comes first in the list, and all clients are notified', async () => {
    const mock = await buildQaApp();
    const article = await mock.qa.read('insights.publish', {
      body: { title: 'What a “gilt” is – and isn’t' },
    });
    expect(article.id).toMatch(/^what-a-gilt-is-and-isn-t-[0-9a-f]{8}$/);
    const person = await signedIn(mock, 'standard');
    const { items } = await person.read('insights.list');
    expect(items[0]).toMatchObject(article);
    const { notifications } = await person.read('notifications.list');
    expect(notifications[0]).toMatchObject({ target: { route: 'insight', id: article.id } });
  });

  test('422 for an unknown category and an unknown writer', async () => {
    const { qa, database } = await buildQaApp();
    const before = await database.insight.count();
    for (const field of ['category_id', 'author_id'])
      expect(await qa.refused('insights.publish', { body: { [field]: 'nobody' } })).toMatchObject({
        status: 422,
        fields: [{ field }],
      });
    expect(await database.insight.count()).toBe(before);
  });
});

describe('Q-3: a notification', () => {
  test('reaches the client it is for, and no one else', async () => {
    const mock = await buildQaApp();
    const body = {
      title: 'Please sign your form',
      type: 'form_waiting',
      action_required: true,
      target: { route: 'account', id: null },
    };
    const sent = await mock.qa.read('people.notify', { ...standard, body });
    expect(sent).toMatchObject({ ...body, isRead: false });
    const read = async (person: 'standard' | 'vip') =>
      (await (await signedIn(mock, person)).read('notifications.list')).notifications;
    expect((await read('standard'))[0]).toEqual(sent);
    expect((await read('vip')).map(({ id }) => id)).not.toContain(sent.id);
  });
});

describe('Q-3: a change of details', () => {
  test('approved: it is in the record, and the client is notified', async () => {
    const mock = await buildQaApp();
    const body = { decision: 'approved' } as const;
    expect(await mock.qa.read('people.decideAmendment', { ...vip, body })).toMatchObject({
      status: 'approved',
    });
    const person = await signedIn(mock, 'vip');
    const client = await person.read('client.view');
    expect(client.address?.line_1).toBe('4 Rope Walk');
    expect(client.pending_amendment).toBeNull();
    const { notifications } = await person.read('notifications.list');
    expect(notifications[0]).toMatchObject({ type: 'amendment_decided' });
  });

  test('declined with a note: the record stays, and the note is sent to the client', async () => {
    const mock = await buildQaApp();
    const body = { decision: 'declined', note: 'The document is too old.' } as const;
    expect(await mock.qa.read('people.decideAmendment', { ...vip, body })).toMatchObject({
      status: 'declined',
      note: body.note,
    });
    const person = await signedIn(mock, 'vip');
    expect((await person.read('client.view')).address?.line_1).toBe('17 Tanner Row');
    expect((await person.read('notifications.list')).notifications[0]?.body).toBe(body.note);
  });

  test('409 when no change was requested, and once it is decided', async () => {
    const { qa } = await buildQaApp();
    const body = { decision: 'approved' } as const;
    expect(await qa.refused('people.decideAmendment', { ...standard, body })).toMatchObject({ status: 409 });
    await qa.read('people.decideAmendment', { ...vip, body });
    expect(await qa.refused('people.decideAmendment', { ...vip, body })).toMatchObject({ status: 409 });
  });
});
