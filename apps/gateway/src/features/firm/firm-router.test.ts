import { describe, expect, it } from 'vitest';
import { buildCaller } from '../../test/build-caller.ts';

describe('firm.get', () => {
  it('P-11: gives name, logo, regulator number, registration date and bio, and how the firm is reached', async () => {
    const firm = {
      name: 'Pell',
      logo: '/l.svg',
      bio: 'Planners.',
      fca_number: '000000',
      fca_registered_date: '2011-05-04',
      phone: '01632 960 300',
      address: '6 Hall Lane\nSaltergate',
    };
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/firm': firm } });
    expect(await caller.firm.get()).toEqual({
      name: 'Pell',
      logoUrl: '/l.svg',
      bio: 'Planners.',
      fcaNumber: '000000',
      fcaRegisteredDate: '2011-05-04',
      phone: '01632 960 300',
      address: '6 Hall Lane\nSaltergate',
    });
  });

  it('P-11: a blank text of the firm is as if it were not there', async () => {
    const firm = { name: ' ', logo: null, bio: '', fca_number: ' ', phone: ' 01632 960 300 ', address: '\n' };
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/firm': firm } });
    expect(await caller.firm.get()).toEqual({
      name: null,
      logoUrl: null,
      bio: null,
      fcaNumber: null,
      fcaRegisteredDate: null,
      phone: '01632 960 300',
      address: null,
    });
  });
});
