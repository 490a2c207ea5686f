import type { Person } from '../people/people-state.ts';
import type { QaDeps } from '../qa-deps.ts';

/**
 * What a scenario sets up with, and whom it is about: as the seed has them, terms accepted where they were before, no
 * fault in force.
 */
export type Stage = QaDeps & { readonly person: Person };

/** Where the portal is opened, if that is known only now. */
type Beginning = { readonly portalPath: string };

/** Sets up what the seed does not show. */
export type Arrange = (stage: Stage) => Promise<Beginning | undefined>;

/** One situation that is set up by its name, the same however often. */
export type Scenario = {
  /** One sentence: the state that it brings about. */
  readonly about: string;
  /** Mail address of the client who signs in. */
  readonly person: string;
  /** One or two sentences: what to do, and what is then seen. */
  readonly expect: string;
  /** Where the portal is opened; by default the sign-in page. */
  readonly portalPath?: string;
  readonly arrange?: Arrange;
};
