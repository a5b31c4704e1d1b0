import { calls } from '../src/calls.ts';
import type { Call } from '../src/define-call.ts';
import { states } from '../pact/states.ts';
import { partName, schemasOfCalls } from './openapi.ts';
import { PREFIX, type JsonSchema } from './schemas.ts';

/** One field of a request or an answer, on the wire. */
export type Field = { path: string; type: string; isRequired: boolean };
/** A call as the table tells it. */
export type CallDoc = {
  name: string;
  method: string;
  path: string;
  auth: string;
  when: string;
  query: Field[];
  body: Field[];
  answer: Field[];
  states: readonly string[];
};
/** A recurring value or thing. */
export type ThingDoc = { name: string; description: string; fields: Field[] };
export type Docs = {
  calls: CallDoc[];
  things: ThingDoc[];
  states: { name: string; means: string; supplies: readonly string[] }[];
};

const bare = (schema: JsonSchema): boolean => Boolean(schema.not && Object.keys(schema.not).length === 0);

/** A field's type in few words; recurring things by their name. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.slice(PREFIX.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.items) return bare(schema.items) ? '[]' : `list of ${typeOf(schema.items)}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.properties) return 'object';
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** The schemas inside a schema, with the mark that its place gets in a path. */
function inside(schema: JsonSchema): [string, JsonSchema][] {
  if (schema.anyOf) {
    const ways = schema.anyOf.flatMap(inside);
    // A list that may come as a map is told once, as a list.
    return ways.some(([mark]) => mark === '[]') ? ways.filter(([mark]) => mark !== '{}') : ways;
  }
  if (schema.items && !bare(schema.items)) return inside(schema.items).map(([mark, inner]) => [`[]${mark}`, inner]);
  if (typeof schema.additionalProperties === 'object')
    return inside(schema.additionalProperties).map(([mark, inner]) => [`{}${mark}`, inner]);
  return schema.properties ? [['', schema]] : [];
}

function fieldsOf(schema: JsonSchema | undefined, base = ''): Field[] {
  if (!schema) return [];
  const found = inside(schema).flatMap(([mark, object]) =>
    Object.entries(object.properties ?? {}).flatMap(([key, inner]): Field[] => {
      const path = `${base}${mark}${base || mark ? '.' : ''}${key}`;
      return [
        { path, type: typeOf(inner), isRequired: object.required?.includes(key) ?? false },
        ...fieldsOf(inner, path),
      ];
    }),
  );
  // The branches of a union may share fields: each is told once, with all its types.
  const byPath = new Map<string, Field>();
  for (const field of found) {
    const known = byPath.get(field.path);
    byPath.set(
      field.path,
      known
        ? {
            ...known,
            type: [...new Set([...known.type.split(' | '), ...field.type.split(' | ')])].join(' | '),
            isRequired: known.isRequired && field.isRequired,
          }
        : field,
    );
  }
  return [...byPath.values()];
}

const UPLOAD: Field[] = [
  { path: 'filename', type: '"file"', isRequired: true },
  { path: 'file', type: 'JPEG or PNG', isRequired: true },
];

function callDoc(call: Call, schemas: Record<string, JsonSchema>): CallDoc {
  const answer = call.answer && partName(call, 'Answer', call.answer);
  const schema = answer ? schemas[answer] : undefined;
  const isNamed = answer !== undefined && answer !== `${call.name}Answer`;
  const whole: Field[] = schema ? [{ path: 'data', type: isNamed ? answer : typeOf(schema), isRequired: true }] : [];
  return {
    name: call.name,
    method: call.method,
    path: call.path,
    auth: call.auth,
    when: call.summary,
    query: call.query ? fieldsOf(schemas[partName(call, 'Query', call.query)]) : [],
    body: call.encoding === 'form' ? UPLOAD : call.body ? fieldsOf(schemas[partName(call, 'Body', call.body)]) : [],
    answer: isNamed ? whole : [...whole, ...fieldsOf(schema, 'data')],
    states: call.states ?? [],
  };
}

/** Everything that the call table tells, from the contract. */
export function docs(): Docs {
  const schemas = schemasOfCalls();
  return {
    calls: calls.map((call) => callDoc(call, schemas)),
    things: Object.entries(schemas).flatMap(([name, schema]) =>
      schema.description ? [{ name, description: schema.description, fields: fieldsOf(schema) }] : [],
    ),
    states: Object.entries(states).map(([name, state]) => ({ name, means: state.means, supplies: state.supplies })),
  };
}
