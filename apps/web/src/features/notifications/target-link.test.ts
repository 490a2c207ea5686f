import { expect, test } from 'vitest';
import { targetLinkOf } from './target-link.tsx';

const leadsTo = (route: string, id: string | null = null, type: string | null = null) =>
  targetLinkOf({ target: { route, id }, type })?.to ?? null;

test.each([
  ['policy', 'p-1', '/tabs/policies/view/p-1'],
  ['policies', null, '/tabs/policies'],
  ['message', 't-1', '/tabs/messages?thread=t-1'],
  ['insight', 'gilts', '/tabs/insights/view/gilts'],
  ['due_diligence', 'd-1', '/tabs/information/due-diligence?entry=d-1'],
  ['account', null, '/tabs/account'],
  ['document', 'd-1', '/tabs/documents/view/d-1'],
  ['document_request', 'r-1', '/tabs/documents/requests/r-1'],
  ['terms', null, '/tabs/account?part=legal'],
])('P-21: %s with the id %s leads to %s', (route, id, address) => {
  expect(leadsTo(route, id)).toBe(address);
});

test.each(['tax_return', 'constructor', '__proto__', ''])(
  'P-21: the unknown screen %j leads nowhere',
  (route) => {
    expect(leadsTo(route, 'x')).toBeNull();
  },
);

test('P-21: no target, or one without its id, leads nowhere', () => {
  expect(targetLinkOf({ target: null, type: null })).toBeNull();
  expect(leadsTo('policy')).toBeNull();
});

test('P-21: a sign-in on a new device leads to the devices', () => {
  expect(leadsTo('account', null, 'new_device')).toBe('/tabs/account?part=devices');
});

test('SEC-G2: an id leads nowhere but to its own page', () => {
  expect(leadsTo('policy', '../../logout')).toBe('/tabs/policies/view/..%2F..%2Flogout');
  expect(leadsTo('insight', '//evil.example.com')).toBe('/tabs/insights/view/%2F%2Fevil.example.com');
});
