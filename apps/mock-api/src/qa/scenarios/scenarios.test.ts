import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { tryPassword } from '../../test/sign-in.ts';
import { scenarios } from './scenarios.ts';

const play = (name: string) => ({ params: { name } });

describe('Q-3: scenarios', () => {
  test('are listed by name, each with a sentence', async () => {
    const { qa } = await buildQaApp();
    const listed = (await qa.read('scenarios.list')).scenarios;
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(scenarios));
    for (const { about } of listed) expect(about).toMatch(/^[A-Z].*\.$/);
  });

  test.each(['no-such-scenario', 'constructor', 'to-string'])(
    'an unknown one answers 404: %s',
    async (name) => {
      const { qa } = await buildQaApp();
      expect(await qa.refused('scenarios.play', play(name))).toMatchObject({
        status: 404,
        message: 'There is no scenario of this name.',
      });
    },
  );

  test('one follows another without a trace of it', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('scenarios.play', play('upstream-down'));
    await mock.qa.read('scenarios.play', play('locked-out'));
    const { person, password } = await mock.qa.read('scenarios.play', play('mfa-off'));
    expect((await mock.qa.read('faults.list')).faults).toEqual([]);
    expect((await tryPassword(mock, person ?? '', { password: password ?? '' })).status).toBe(200);
  });

  test('one about passwords asks for no terms that were published since the seed', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('terms.publish', { body: {} });
    const { person } = await mock.qa.read('scenarios.play', play('mfa-off'));
    const { body } = await tryPassword(mock, person ?? '');
    await personOf(mock, body.jwt).read('policies.list');
  });

  test('of two requested at once one is left, complete', async () => {
    const mock = await buildQaApp();
    await Promise.all(['locked-out', 'mfa-off'].map((name) => mock.qa.read('scenarios.play', play(name))));
    expect(
      await mock.qa.read('people.view', { params: { email: 'standard@portal.example.com' } }),
    ).toMatchObject({
      locked_until: null,
      password_tries_used: 0,
    });
  });
});
