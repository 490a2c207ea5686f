import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import { restoreEverything, restorePerson } from '@portal/prisma/restore-seed';
import type { SeedFile } from '@portal/prisma/seed-file';
import { removeUnnamedFiles, takeMissingFiles } from '../../features/documents/stored-files.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import type { QaDeps } from '../qa-deps.ts';

export type Reset = ReturnType<typeof createReset>;

/** Puts people, or everything, back to the seed. */
export function createReset({ database, documentStore, clock, seedFiles, services, faults }: QaDeps) {
  const data = { database, documentStore };
  return {
    /** Clock, faults and outbox too. */
    everything: async () => {
      const file = await seedFiles(clock.real());
      clock.setOffset(0);
      faults.clear();
      await restoreEverything(database, file, clock.now());
      await bringFiles(file);
    },
    /** NOT_FOUND for an unknown address, CONFLICT for a client who is not in the seed. */
    person: async (address: string) => {
      const email = normaliseEmail(address);
      const file = await seedFiles(clock.now());
      if (!(await restorePerson(database, file, { email, now: clock.now() }))) await refuse(email);
      await bringFiles(file);
      await services.mailLimits.giveBack(email);
    },
  };

  /** The files that the restored rows name, and none that no row names. */
  async function bringFiles({ documents }: SeedFile): Promise<void> {
    await takeMissingFiles(data, documents);
    await removeUnnamedFiles(data);
  }

  async function refuse(email: string): Promise<never> {
    await findPerson(database, email);
    throw new ApiError('CONFLICT', {
      message: 'This person is not of the seed: there is nothing to go back to.',
    });
  }
}
