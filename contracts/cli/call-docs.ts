import { calls } from '../src/calls.ts';
import type { Call } from '../src/define-call.ts';
import { states } from '../src/provider-states.ts';
import { partName, schemasOfCalls } from './openapi.ts';
import { PREFIX, type JsonSchema } from './schemas.ts';

/** One field of a request or an answer, on the wire. */
export type Field = { path: string; type: string; isRequired: boolean };
/** One row of the call table. */
export type CallDoc = {
  name: string;
  method: string;
  path: string;
  auth: string;
  summary: string;
  query: Field[];
  body: Field[];
  answer: Field[];
  states: readonly string[];
};
/** A value or an entity that several calls share. */
export type SharedDoc = { name: string; description: string; fields: Field[] };
export type Docs = {
  calls: CallDoc[];
  shared: SharedDoc[];
  states: { name: string; means: string; supplies: readonly string[] }[];
};

const isNever = (schema: JsonSchema): boolean => Boolean(schema.not && Object.keys(schema.not).length === 0);

/** A short text for a field's type; shared values and entities go by their name. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.slice(PREFIX.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.items) return isNever(schema.items) ? '[]' : `list of ${typeOf(schema.items)}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.properties) return 'object';
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** The object schemas in a schema, each with the mark for the path: `[]` in a list, `{}` in a map. */
function objectsIn(schema: JsonSchema): [string, JsonSchema][] {
  if (schema.anyOf) {
    const objects = schema.anyOf.flatMap(objectsIn);
    // A list that may arrive as a map is documented as a list only.
    return objects.some(([mark]) => mark === '[]') ? objects.filter(([mark]) => mark !== '{}') : objects;
  }
  if (schema.items && !isNever(schema.items))
    return objectsIn(schema.items).map(([mark, inner]) => [`[]${mark}`, inner]);
  if (typeof schema.additionalProperties === 'object')
    return objectsIn(schema.additionalProperties).map(([mark, inner]) => [`{}${mark}`, inner]);
  return schema.properties ? [['', schema]] : [];
}

function fieldsOf(schema: JsonSchema | undefined, base = ''): Field[] {
  if (!schema) return [];
  const found = objectsIn(schema).flatMap(([mark, object]) =>
    Object.entries(object.properties ?? {}).flatMap(([key, inner]): Field[] => {
      const path = `${base}${mark}${base || mark ? '.' : ''}${key}`;
      return [
        { path, type: typeOf(inner), isRequired: object.required?.includes(key) ?? false },
        ...fieldsOf(inner, path),
      ];
    }),
  );
  // The branches of a union may share fields: each is listed once, with all its types.
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

function bodyFieldsOf(call: Call, schemas: Record<string, JsonSchema>): Field[] {
  if (call.encoding === 'form') return UPLOAD;
  return call.body ? fieldsOf(schemas[partName(call, 'Body', call.body)]) : [];
}

function callDoc(call: Call, schemas: Record<string, JsonSchema>): CallDoc {
  const answer = call.answer && partName(call, 'Answer', call.answer);
  const schema = answer ? schemas[answer] : undefined;
  const isNamed = answer !== undefined && answer !== `${call.name}Answer`;
  const data: Field[] = schema ? [{ path: 'data', type: isNamed ? answer : typeOf(schema), isRequired: true }] : [];
  return {
    name: call.name,
    method: call.method,
    path: call.path,
    auth: call.auth,
    summary: call.summary,
    query: call.query ? fieldsOf(schemas[partName(call, 'Query', call.query)]) : [],
    body: bodyFieldsOf(call, schemas),
    answer: isNamed ? data : [...data, ...fieldsOf(schema, 'data')],
    states: call.states ?? [],
  };
}

/** The content of the call table: calls, shared schemas and provider states. */
export function docs(): Docs {
  const schemas = schemasOfCalls();
  return {
    calls: calls.map((call) => callDoc(call, schemas)),
    shared: Object.entries(schemas).flatMap(([name, schema]) =>
      schema.description ? [{ name, description: schema.description, fields: fieldsOf(schema) }] : [],
    ),
    states: Object.entries(states).map(([name, state]) => ({ name, means: state.means, supplies: state.supplies })),
  };
}
