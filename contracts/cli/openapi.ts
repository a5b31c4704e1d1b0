import type * as z from 'zod/mini';
import { calls } from '../src/calls.ts';
import type { Call } from '../src/define-call.ts';
import { LANGUAGES } from '../src/language.ts';
import { nameOf, PREFIX, wireSchemas, type JsonSchema } from './schemas.ts';

type Role = 'Query' | 'Body' | 'Answer';
const ref = (name: string): JsonSchema => ({ $ref: `${PREFIX}${name}` });

/** The schema name of a part of a call: its own (`cartAddBody`), or that of the shared entity that it is. */
export const partName = (call: Call, role: Role, schema: z.core.$ZodType): string =>
  nameOf(schema) ?? `${call.name}${role}`;

const partsOf = (call: Call): [string, z.core.$ZodType][] =>
  (
    [
      ['Query', call.query],
      ['Body', call.encoding === 'form' ? undefined : call.body],
      ['Answer', call.answer],
    ] as const
  ).flatMap(([role, schema]) => (schema ? [[partName(call, role, schema), schema] as [string, z.core.$ZodType]] : []));

/** The wire schemas of all calls by name. */
export const schemasOfCalls = (): Record<string, JsonSchema> => wireSchemas(calls.flatMap(partsOf));

const refusal = {
  type: 'object',
  description:
    'A refusal. HTTP status is 200; body status 410000 to 410002 or 110002 to 110007 asks to sign in, any other shows msg.',
  properties: { status: { type: 'integer', not: { const: 200 } }, msg: { type: ['string', 'null'] } },
  required: ['status'],
};

const upload = {
  type: 'object',
  properties: { filename: { const: 'file' }, file: { type: 'string', format: 'binary', description: 'JPEG or PNG.' } },
  required: ['filename', 'file'],
};

function successOf(call: Call): JsonSchema {
  const data = call.answer && ref(partName(call, 'Answer', call.answer));
  return {
    type: 'object',
    properties: { status: { const: 200 }, msg: { type: ['string', 'null'] }, ...(data && { data }) },
    required: data ? ['status', 'data'] : ['status'],
  };
}

function parametersOf(call: Call, schemas: Record<string, JsonSchema>): unknown[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query ? schemas[partName(call, 'Query', call.query)] : undefined;
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema,
  }));
  return [
    ...inPath,
    ...inQuery,
    { $ref: '#/components/parameters/FormType' },
    { $ref: '#/components/parameters/AcceptLanguage' },
  ];
}

function bodyOf(call: Call): object {
  if (!call.body) return {};
  const content =
    call.encoding === 'form'
      ? { 'multipart/form-data': { schema: upload } }
      : { 'application/json': { schema: ref(partName(call, 'Body', call.body)) } };
  return { requestBody: { required: true, content } };
}

const SECURITY: Record<Call['auth'], object[]> = {
  required: [{ token: [] }, { bearer: [] }],
  optional: [{}, { token: [] }, { bearer: [] }],
  none: [],
};

const operation = (call: Call, schemas: Record<string, JsonSchema>) => ({
  operationId: call.name,
  summary: call.summary,
  security: SECURITY[call.auth],
  parameters: parametersOf(call, schemas),
  ...bodyOf(call),
  responses: {
    200: {
      description: 'Success or a refusal, by the status in the body.',
      content: { 'application/json': { schema: { anyOf: [successOf(call), ref('Refusal')] } } },
    },
  },
  'x-provider-states': call.states ?? [],
});

/** The whole HTTP API as OpenAPI 3.1: wire shapes, not domain values. */
export function openapi(): object {
  const schemas = schemasOfCalls();
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas) };
  }
  const querySchemas = new Set(calls.flatMap((call) => (call.query ? [partName(call, 'Query', call.query)] : [])));
  const components = Object.entries(schemas)
    .filter(([name]) => !querySchemas.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'pip parts: shop API',
      version: '1',
      description:
        'Generated from contracts/src; do not edit. Unknown keys are ignored everywhere. HTTP status is 200 for every handled outcome.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authori-zation',
          description: 'Bearer <token>, with the prefix. Read first.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same token, read when Authori-zation is empty.' },
      },
      parameters: {
        FormType: { name: 'Form-type', in: 'header', required: true, schema: { const: 'pc' } },
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          schema: { type: 'string', examples: LANGUAGES },
          description: 'Language of names and refusals; a server with one language ignores it.',
        },
      },
      schemas: { ...Object.fromEntries(components), Refusal: refusal },
    },
  };
}
