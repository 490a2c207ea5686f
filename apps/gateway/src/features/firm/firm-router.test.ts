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
});
