import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

test('SEC-D12: a session that is ended twice at once is ended once, with one entry; the other call finds none', async () => {
  const mock = await buildTestApp();
  await fullToken(mock, 'standard');
  const person = personOf(mock, await fullToken(mock, 'standard'));
  const { sessions } = await person.read('sessions.list');
  const { uuid } = sessions.find((session) => !session.is_current)!;
  const end = () => person.send('sessions.end', { params: { uuid } });
  const statuses = (await Promise.all([end(), end()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  expect(await mock.database.securityEvent.count({ where: { kind: 'session_ended' } })).toBe(1);
});

test('SEC-D12: all others that are ended twice at once are counted once, with one entry', async () => {
  const mock = await buildTestApp();
  await fullToken(mock, 'standard');
  const person = personOf(mock, await fullToken(mock, 'standard'));
  const [one, other] = await Promise.all([
    person.read('sessions.endOthers'),
    person.read('sessions.endOthers'),
  ]);
  expect([one?.ended, other?.ended].toSorted()).toEqual([0, 1]);
  expect(await mock.database.securityEvent.count({ where: { kind: 'session_ended' } })).toBe(1);
});
