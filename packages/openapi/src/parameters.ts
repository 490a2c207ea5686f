import type { Endpoint } from '@portal/contract/endpoint';
import { uuid } from '@portal/contract/fields';
import { z } from 'zod';
import { bracketFields } from './bracket-fields.ts';
import type { Parameter, Reference } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import { flatValues } from './flat-values.ts';
import type { SchemaBook } from './schema-book.ts';

/** Headers that any call may bring. */
export function sharedParameters({ schemaOf }: SchemaBook): Record<string, Parameter> {
  return {
    deviceId: {
      name: 'X-Device-Id',
      in: 'header',
      description: 'A stable id of the browser or phone (row L20). It proves nothing by itself.',
      schema: schemaOf(uuid),
    },
    requestId: {
      name: 'X-Request-Id',
      in: 'header',
      description: 'Names the call in the logs of both sides; made here where it is missing.',
      schema: schemaOf(z.string()),
    },
  };
}

const references: readonly Reference[] = [
  { $ref: '#/components/parameters/deviceId' },
  { $ref: '#/components/parameters/requestId' },
];

/** What a call takes outside its body, by the names under which it travels. */
export function parametersOf(
  endpoint: Endpoint,
  example: AnyExample,
  book: SchemaBook,
): (Parameter | Reference)[] {
  const places = [
    { in: 'path', schema: endpoint.params, values: example.params },
    { in: 'query', schema: endpoint.query, values: example.query },
    { in: 'header', schema: endpoint.headers, values: example.headers },
  ] as const;
  const own = places.flatMap(({ in: place, schema, values }) => {
    const examples = flatValues(values ?? {});
    return bracketFields(schema ? book.objectOf(schema) : {}).map(
      ({ name, schema: { description, ...rest }, isRequired }): Parameter => ({
        name,
        in: place,
        ...(isRequired && { required: true }),
        ...(description !== undefined && { description }),
        schema: rest,
        ...(name in examples && { example: examples[name] }),
      }),
    );
  });
  return [...own, ...references];
}
