import { inlineValue } from '@workspace-api/contract';
import { nearestNames } from '../../core/nearest-name.ts';

/** A server, as a function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** Adds mutants to a server. */
export type Wrap = (next: Fetch) => Fetch;

/** A broken server, as a wrapper around a correct one: a mutant of `@workspace-api/mock/mutants`, or your own. */
export type Mutant = {
  /** The id of the clause that it violates. */
  readonly clause: string;
  /** A sentence that describes what is wrong with the server. */
  readonly text: string;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function by which the server sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};

/** Loads the mutants that a sandbox offers, by name. */
export type LoadMutants = () => Promise<Readonly<Record<string, Mutant>>>;

/** The maximum number of names that an error suggests. */
const maxSuggestions = 3;

const describeAvailable = (name: string, names: readonly string[]): string => {
  if (names.length === 0)
    return 'This sandbox has no mutants. Pass the option loadMutants to createSandbox, such as async () => (await import("@workspace-api/mock/mutants")).mutants.';
  const nearest = nearestNames(name, names, maxSuggestions).map((each) => `"${each}"`);
  return `The nearest names are ${nearest.join(', ')}. GET /_sandbox/disturbance lists all ${names.length}.`;
};

/** Thrown if no mutant has the name. */
export class UnknownMutantError extends Error {
  /** Its index in the list of names. */
  readonly index: number;

  constructor(name: string, index: number, names: readonly string[]) {
    super(`Unknown mutant "${inlineValue(name)}". ${describeAvailable(name, names)}`);
    this.name = 'UnknownMutantError';
    this.index = index;
  }
}
