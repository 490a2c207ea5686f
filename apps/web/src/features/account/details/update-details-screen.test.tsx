import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { Link } from '#core/routing/links/link.tsx';
import { accountAnswers } from '#test/account/account-answers.ts';
import { bare } from '#test/bare-records.ts';
import { aClient } from '#test/build/a-client.ts';
import { type Answers, goOffline, refuse } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from '../account-screen.tsx';
import { UpdateDetailsScreen } from './update-details-screen.tsx';

const show = (answers: Answers = {}) =>
  renderSignedIn(<UpdateDetailsScreen />, {
    at: '/tabs/account/update',
    answers: { ...accountAnswers, ...answers },
  });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the change' }));
const options = async (label: string) => Array.from((await field(label)).querySelectorAll('option'));

async function enter(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

test('P-8: only what changed is sent, and the account shows it on its way', async () => {
  const update = vi.fn(() => aClient());
  const { address } = show({ 'client.update': update });
  await enter('Mobile', '01632 960 872');
  await enter('Home', '');
  await send();
  await waitFor(() => expect(address()).toBe('/tabs/account'));
  expect(update).toHaveBeenCalledWith({
    changedFields: { telephone: { mobileNumber: '01632 960 872', homeNumber: null } },
  });
});

test('P-8: once a change is sent, the security history is read again', async () => {
  const history = vi.fn(accountAnswers['securityEvents.list']!);
  show({ 'client.update': () => aClient(), 'securityEvents.list': history });
  await enter('Mobile', '01632 960 872');
  await send();
  await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
});

test('P-8: after a change that may have arrived, the record and the security history are read again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = vi.fn(() => aClient());
  const history = vi.fn(accountAnswers['securityEvents.list']!);
  show({
    'client.get': client,
    'securityEvents.list': history,
    'client.update': refuse('NO_ANSWER'),
  });
  await enter('Mobile', '01632 960 872');
  await send();
  await waitFor(() => expect(client).toHaveBeenCalledTimes(2));
  expect((await field('Mobile')).value).toBe('01632 960 872');
  await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
});

test.each([
  [
    'may have arrived',
    refuse('UPSTREAM_DOWN'),
    'Your change may have arrived all the same: your account shows the changes that are pending.',
    'Your change may not have arrived. If you leave this page, what you entered will be lost.',
  ],
  [
    'was refused',
    refuse('TOO_MANY_REQUESTS'),
    'Too many attempts',
    'Your changes have not been sent. If you leave this page, they will be lost.',
  ],
])('P-8: of a change that %s, the page and the question before leaving say so', async (...row) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [, update, message, question] = row;
  show({ 'client.update': update });
  await enter('Surname', 'Rowe');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(screen.getByRole('dialog').textContent).toContain(question);
});

const pending = {
  uuid: 'c-1',
  status: 'submitted' as const,
  submittedAt: null,
  changes: [{ field: 'surname', old: 'Hartnoll', new: 'Vale' }],
  note: null,
  documentRequestId: null,
};
const sent = 'Your change has been sent to client services.';

test.each([
  ['none before and none after', { before: null, after: null, surname: 'Rowe' }, sent],
  ['one after', { before: null, after: pending, surname: 'Rowe' }, `${sent} Its progress is shown below.`],
  [
    'one before that is taken back, and none after',
    { before: pending, after: null, surname: 'Hartnoll' },
    'Your change has been withdrawn. Your record stays as it is.',
  ],
  ['one before and none after another change', { before: pending, after: null, surname: 'Rowe' }, sent],
  [
    'one before that was declined, and none after',
    { before: { ...pending, status: 'declined' as const }, after: null, surname: 'Rowe' },
    sent,
  ],
])(
  'P-48, API-15: with %s pending, the account says what became of the change',
  async (_what, { before, after, surname }, note) => {
    renderSignedIn(
      <Routes>
        <Route path="/tabs/account/update" element={<UpdateDetailsScreen />} />
        <Route path="/tabs/account" element={<AccountScreen />} />
      </Routes>,
      {
        at: '/tabs/account/update',
        answers: {
          ...accountAnswers,
          'client.get': () => aClient({ pendingAmendment: before }),
          'client.update': () => aClient({ pendingAmendment: after }),
        },
      },
    );
    await enter('Surname', surname);
    await send();
    expect(await screen.findByText(note)).toBeTruthy();
  },
);

test('P-8: a change that has arrived is a success without the record after it, which is read again', async () => {
  const read = vi.fn(() => aClient());
  const { address } = show({ 'client.get': read, 'client.update': () => null });
  await enter('Surname', 'Rowe');
  await send();
  await waitFor(() => expect(address()).toBe('/tabs/account'));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('P-8: a client who leaves while a change is being sent is told that it may arrive, and is not led elsewhere later', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { address, queryClient } = renderSignedIn(
    <Routes>
      <Route path="/tabs/account/update" element={<UpdateDetailsScreen />} />
      <Route path="*" element={<Link to="/tabs/policies">Policies</Link>} />
    </Routes>,
    { at: '/tabs/account/update', answers: { ...accountAnswers, 'client.update': () => answer.promise } },
  );
  await enter('Surname', 'Rowe');
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(screen.getByRole('dialog').textContent).toContain('Your change may still arrive');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Policies' }));
  expect(address()).toBe('/tabs/policies');
  answer.resolve(aClient({ surname: 'Rowe' }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await act(async () => undefined);
  expect(address()).toBe('/tabs/policies');
  expect(queryClient.getQueriesData({ queryKey: [['client', 'get']] })[0]?.[1]).toMatchObject({
    surname: 'Rowe',
  });
});

const { address, telephone } = aClient();
const emptyRecord = { ...bare(aClient(), 'isVip'), address: bare(address), telephone: bare(telephone) };

test('API-15: a record with nothing in it gives a form with nothing in it, and only what is entered is sent', async () => {
  const update = vi.fn(() => aClient());
  show({ 'client.get': () => emptyRecord, 'client.update': update });
  await enter('Town or city', 'Osmotherley');
  expect((await field('Country')).value).toBe('');
  const inputs = document.querySelectorAll<HTMLInputElement>('input, select');
  expect(Array.from(inputs, ({ value }) => value).join('')).toBe('Osmotherley');
  await send();
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith({ changedFields: { address: { town: 'Osmotherley' } } }),
  );
});

test('API-15, P-12: a country that the record has by its code alone is chosen by its name; other text stays as it is', async () => {
  const { unmount } = show({
    'client.get': () => aClient({ address: { ...address, country: 'GB', countryId: null } }),
  });
  expect((await field('Country')).value).toBe('United Kingdom');
  unmount();
  show({ 'client.get': () => aClient({ address: { ...address, country: 'Ruritania', countryId: '826' } }) });
  expect((await field('Country')).value).toBe('Ruritania');
});

test('P-8: a change sent twice at once is sent once', async () => {
  const update = vi.fn(() => new Promise(() => undefined));
  show({ 'client.update': update });
  await enter('Surname', 'Vale');
  const form = (await field('Surname')).form!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
});

test('P-8: nothing can be entered while a change is being sent', async () => {
  show({ 'client.update': () => new Promise(() => undefined) });
  await enter('Surname', 'Vale');
  await send();
  const surname = await field('Surname');
  await waitFor(() => expect(surname.readOnly).toBe(true));
  await userEvent.type(surname, 'ntine');
  expect(surname.value).toBe('Vale');
  expect((await field('Country')).disabled).toBe(true);
  expect((await field('County or region')).disabled).toBe(true);
});

test('P-8: when nothing changed nothing is sent, and a message says so', async () => {
  const update = vi.fn();
  show({ 'client.update': update });
  await enter('Surname', 'Hartnoll ');
  await send();
  expect(await screen.findByText('Nothing has changed yet, so there is nothing to send.')).toBeTruthy();
  expect(update).not.toHaveBeenCalled();
});

test('SEC-D9: a change that the client does not confirm is not an error, and what was entered stays', async () => {
  show({
    'client.update': () => {
      throw new AppError('STEP_UP_REQUIRED');
    },
  });
  await enter('Surname', 'Vale');
  await send();
  const note = await screen.findByText('Nothing was changed, because you did not confirm that it is you.');
  expect(note.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await field('Surname')).value).toBe('Vale');
});

test('API-32: each refused field says why; the summary leads to it and what was entered stays', async () => {
  show({
    'client.update': () => {
      throw new AppError('VALIDATION', {
        fields: [
          {
            field: 'changedFields.telephone.mobileNumber',
            code: 'invalid',
            message: 'Please enter a telephone number with digits, spaces and + only.',
          },
          {
            field: 'changedFields.address.countryId',
            code: 'unknown',
            message: 'Must be a country of the list.',
          },
        ],
      });
    },
  });
  await enter('Mobile', 'call me');
  await send();
  const mobile = await field('Mobile');
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(mobile);
  expect(mobile.value).toBe('call me');
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toContain('2 entries need another look.');
  await userEvent.click(within(summary).getByRole('button', { name: /^Country:/ }));
  expect(document.activeElement).toBe(await field('Country'));
});

test('P-12: countries and regions are chosen from the list, and another country takes the region away', async () => {
  const update = vi.fn(() => aClient());
  show({ 'client.update': update });
  expect((await options('Country'))[0]?.textContent).toBe('Select Country');
  expect((await options('County or region'))[0]?.textContent).toBe('Select Region');
  expect((await field('County or region')).value).toBe('North Yorkshire');
  await userEvent.selectOptions(await field('Country'), 'Ireland');
  expect((await field('County or region')).value).toBe('');
  await userEvent.selectOptions(await field('County or region'), 'Cork');
  await send();
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith({
      changedFields: { address: { country: 'Ireland', countryId: 'IE', county: 'Cork' } },
    }),
  );
});

test('P-12: a region that the record has by its short code is chosen by its name, and that is not a change', async () => {
  const update = vi.fn(() => aClient());
  const { address } = aClient();
  show({
    'client.get': () => aClient({ address: { ...address, county: 'NYK' } }),
    'client.update': update,
  });
  const region = await field('County or region');
  expect(region.value).toBe('North Yorkshire');
  expect((await options('County or region')).map(({ textContent }) => textContent)).not.toContain('NYK');
  await enter('Town or city', 'Osmotherley');
  await send();
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith({ changedFields: { address: { town: 'Osmotherley' } } }),
  );
});

test('P-48: a field with a change that waits shows what is wanted, and says what the record has', async () => {
  show({
    'client.get': () =>
      aClient({
        pendingAmendment: {
          uuid: '00000000-0000-4000-8000-0000000000c1',
          status: 'submitted',
          submittedAt: '2026-11-17T10:26:00Z',
          changes: [
            { field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' },
            { field: 'telephone.work_number', old: null, new: '01632 960 300' },
          ],
          note: null,
          documentRequestId: null,
        },
      }),
  });
  expect((await field('Mobile')).value).toBe('01632 960 872');
  expect(screen.getByText('Change pending. Your record says: 01632 960 114.')).toBeTruthy();
  expect(screen.getByText('Change pending. Your record has nothing here yet.')).toBeTruthy();
});

test('S-6: a form that waits for the connection says so, and is not busy', async () => {
  goOffline();
  show();
  expect(screen.getByText('We could not load your details')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
