import { STEP_UP_MINUTES } from '@portal/contract/constants';
import type { Endpoint } from '@portal/contract/endpoint';
import { jwt, uuid } from '@portal/contract/shapes/fields';
import { z } from 'zod';
import { bracketFields, flatValues } from './bracket-fields.ts';
import type { Parameter, Reference } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import type { SchemaRegistry } from './schema-registry.ts';

const ofManyCalls = {
  deviceId: {
    name: 'X-Device-Id',
    in: 'header',
    description: 'A stable id of the browser or phone (L-20). It proves nothing by itself.',
    type: uuid,
  },
  requestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Names the call in the logs of both sides; made here where it is missing.',
    type: z.string(),
  },
  stepUpToken: {
    name: 'X-Step-Up-Token',
    in: 'header',
    description: `What POST /v1/authentication/step-up answered for this family of changes. Needless in the first ${STEP_UP_MINUTES} minutes of a sign-in.`,
    type: jwt,
  },
} as const;
type SharedName = keyof typeof ofManyCalls;

/** Headers that more than one of the calls may bring. */
export function sharedParameters(
  endpoints: readonly Endpoint[],
  { schemaOf }: SchemaRegistry,
): Record<string, Parameter> {
  const names = [...new Set(endpoints.flatMap(sharedNames))];
  return Object.fromEntries(
    names.map((name) => {
      const { type, ...parameter } = ofManyCalls[name];
      return [name, { ...parameter, schema: schemaOf(type) }];
    }),
  );
}

/** The controls are driven from no device of a client. */
function sharedNames({ path, stepUp }: Endpoint): readonly SharedName[] {
  if (!path.startsWith('/v1/')) return ['requestId'];
  return stepUp === undefined ? ['deviceId', 'requestId'] : ['deviceId', 'requestId', 'stepUpToken'];
}

/** What a call takes outside its body, by the names under which it travels. */
export function parametersOf(
  endpoint: Endpoint,
  example: AnyExample,
  schemas: SchemaRegistry,
): (Parameter | Reference)[] {
  const sources = [
    { in: 'path', schema: endpoint.params, values: example.params },
    { in: 'query', schema: endpoint.query, values: example.query },
    { in: 'header', schema: endpoint.headers, values: example.headers },
  ] as const;
  const own = sources.flatMap(({ in: location, schema, values }) => {
    const examples = flatValues(values ?? {});
    return bracketFields(schema ? schemas.objectOf(schema) : {}).map(
      ({ name, schema: { description, ...rest }, isRequired }): Parameter => ({
        name,
        in: location,
        ...(isRequired && { required: true }),
        ...(description !== undefined && { description }),
        schema: rest,
        ...(name in examples && { example: examples[name] }),
      }),
    );
  });
  return [...own, ...sharedNames(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}
