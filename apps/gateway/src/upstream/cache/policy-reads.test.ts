import { describe, expect, it } from 'vitest';
import { aPolicy, aUuid } from '../../test/build/a-policy.ts';
import { aRefusal, fakeUpstream } from '../../test/fake-upstream.ts';
import { createPolicyReads } from './policy-reads.ts';

const uuid = aUuid(1);
const view = `GET /v1/policy/${uuid}/view`;

let now = new Date('2026-06-01T12:00:00Z');
const clock = { now: () => now };

describe('SEC-F1, SEC-F9: the kept links of a policy', () => {
  it('are given only to the holder of the token they were read with', async () => {
    const { calls, clientFor } = fakeUpstream({ [view]: aPolicy() });
    const reads = createPolicyReads(clock);
    await reads.policy(clientFor('owner'), uuid);
    await reads.links(clientFor('owner'), uuid);
    expect(calls).toHaveLength(1);
    await reads.links(clientFor('somebody else'), uuid);
    await reads.links(clientFor(), uuid);
    expect(calls.map(({ token }) => token)).toEqual(['owner', 'somebody else', undefined]);
  });

  it.each([undefined, ''])('without a token (%j) nothing is shared or kept', async (token) => {
    const { calls, clientFor } = fakeUpstream({ [view]: aPolicy() });
    const reads = createPolicyReads(clock);
    await Promise.all([reads.policy(clientFor(token), uuid), reads.policy(clientFor(token), uuid)]);
    expect(calls).toHaveLength(2);
    await Promise.all([reads.links(clientFor(token), uuid), reads.links(clientFor(token), uuid)]);
    expect(calls).toHaveLength(4);
  });

  it('are asked for once by what reads the policy at the same time', async () => {
    const { calls, clientFor } = fakeUpstream({ [view]: aPolicy() });
    const reads = createPolicyReads(clock);
    const client = clientFor('owner');
    const [policy, links] = await Promise.all([reads.policy(client, uuid), reads.links(client, uuid)]);
    expect(links).toEqual(policy._links);
    expect(calls).toHaveLength(1);
  });

  it('are those of a thousand policies: the one unused for longest makes room', async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => aUuid(index + 1));
    const views = Object.fromEntries(ids.map((id) => [`GET /v1/policy/${id}/view`, aPolicy()]));
    const { calls, clientFor } = fakeUpstream(views);
    const reads = createPolicyReads(clock);
    const client = clientFor('owner');
    const [first = '', second = '', ...others] = ids;
    const last = others.pop() ?? '';
    for (const id of [first, second, ...others]) await reads.links(client, id);
    await reads.links(client, first);
    expect(calls).toHaveLength(1000);
    await reads.links(client, last);
    await reads.links(client, first);
    expect(calls).toHaveLength(1001);
    await reads.links(client, second);
    expect(calls).toHaveLength(1002);
  });

  it('are forgotten after fifteen seconds', async () => {
    const { calls, clientFor } = fakeUpstream({ [view]: aPolicy() });
    const reads = createPolicyReads(clock);
    await reads.links(clientFor('owner'), uuid);
    now = new Date(now.getTime() + 14_000);
    await reads.links(clientFor('owner'), uuid);
    expect(calls).toHaveLength(1);
    now = new Date(now.getTime() + 2_000);
    await reads.links(clientFor('owner'), uuid);
    expect(calls).toHaveLength(2);
  });

  it('are not kept of a policy that could not be read', async () => {
    const answers: Record<string, unknown> = { [view]: aRefusal(503) };
    const { clientFor } = fakeUpstream(answers);
    const reads = createPolicyReads(clock);
    await expect(reads.links(clientFor('owner'), uuid)).rejects.toMatchObject({ status: 503 });
    answers[view] = aPolicy();
    expect(await reads.links(clientFor('owner'), uuid)).toEqual(aPolicy()._links);
  });
});
