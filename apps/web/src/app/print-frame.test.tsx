import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { aClient } from '#test/build/a-client.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { PrintFoot, PrintHead } from './print-frame.tsx';

const firm = {
  name: 'Arkwright Pell',
  logoUrl: null,
  fcaNumber: '000193',
  fcaRegisteredDate: null,
  bio: null,
};

function show(answers: Answers) {
  return renderSignedIn(
    <>
      <PrintHead />
      <PrintFoot />
    </>,
    { answers },
  );
}

afterEach(() => {
  act(() => sessionStore.reset());
  vi.useRealTimers();
});

test('P-11: a print names the firm, its number in the register, the client and the risk', async () => {
  show({
    'firm.get': () => firm,
    'client.get': () => aClient({ firstName: 'Imogen', surname: 'Hartnoll' }),
  });
  expect(await screen.findByText('Imogen Hartnoll')).toBeTruthy();
  expect(await screen.findByText('Arkwright Pell')).toBeTruthy();
  expect(
    await screen.findByText(
      'The value of investments can go down as well as up, and you may get back less than you put in. Arkwright Pell is an Appointed Representative of an authorised and regulated financial planning company. FCA number 000193.',
    ),
  ).toBeTruthy();
});

test('P-32, API-15: where there is no first name, the name that the client goes by takes its place', async () => {
  show({
    'firm.get': () => firm,
    'client.get': () => aClient({ firstName: null, givenName: 'Imogen', surname: 'Hartnoll' }),
  });
  expect(await screen.findByText('Imogen Hartnoll')).toBeTruthy();
});

test('P-11, API-16: what the firm does not give is left out of a print', async () => {
  show({
    'firm.get': () => ({ ...firm, fcaNumber: null }),
    'client.get': () => aClient({ firstName: null, givenName: null, surname: null }),
  });
  expect(await screen.findByText('Arkwright Pell')).toBeTruthy();
  expect(screen.getByText(/Appointed Representative/).textContent).toMatch(/company\.$/);
  expect(screen.getByText(/^Printed on/).parentElement?.textContent).toMatch(/^Arkwright PellPrinted on/);
});

test('S-6: a print without the records of client and firm has the date and the risk', async () => {
  const fail = () => {
    throw gatewayFailure('UPSTREAM_DOWN', 'a');
  };
  show({ 'firm.get': fail, 'client.get': fail });
  expect(await screen.findByText(/^Printed on/)).toBeTruthy();
  expect(screen.getByText(/can go down as well as up/)).toBeTruthy();
});

test('P-32: the date is the day of printing, even on a page that has been open since the day before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  show({ 'firm.get': () => firm, 'client.get': () => aClient() });
  expect(await screen.findByText('Printed on 21 November 2026')).toBeTruthy();
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Printed on 22 November 2026')).toBeTruthy();
  });
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
