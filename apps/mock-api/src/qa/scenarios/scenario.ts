import type { Person } from '../people/people-state.ts';
import type { QaDeps } from '../qa-deps.ts';

/**
 * What `arrange` may use, and the client: reset to the seed, with the terms still accepted if they were, and without
 * faults.
 */
export type ScenarioContext = QaDeps & { readonly person: Person };

/** Where the portal is opened, if that is known only now. */
type Start = { readonly portalPath: string };

/** Sets up what the seed does not show. */
export type Arrange = (context: ScenarioContext) => Promise<Start | undefined>;

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
