import type { Endpoint, EndpointAnswer } from '../../endpoint.ts';
import { readAnswer } from '../answer.ts';

/** A reading that can be used; fails for one that cannot. */
export function read<E extends Endpoint>(endpoint: E, json: unknown) {
  const reading = readAnswer(endpoint, json);
  if ('unusable' in reading) throw new Error(`Unusable at ${reading.unusable.join(', ')}`);
  return reading;
}

export const answerOf = <E extends Endpoint>(endpoint: E, json: unknown): EndpointAnswer<E> =>
  read(endpoint, json).answer;

export const unusableOf = (endpoint: Endpoint, json: unknown) => {
  const reading = readAnswer(endpoint, json);
  return 'unusable' in reading ? reading.unusable : undefined;
};

export const fields = (...paths: string[]) => paths.map((path) => ({ path, what: 'field' }));
export const items = (...paths: string[]) => paths.map((path) => ({ path, what: 'item' }));
