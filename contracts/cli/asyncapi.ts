import type * as z from 'zod/mini';
import { PING_INTERVAL_MS, receivedFrameWire, sentFrameWire } from '../src/support/frames.ts';
import { PREFIX, wireSchemas, type JsonSchema } from './schemas.ts';

type Direction = 'send' | 'receive';

/** The order of frames on the socket, which schemas alone cannot express. */
const SCENARIOS = [
  { name: 'signs in', steps: ['send login with the bare token (no Bearer)', 'receive success'] },
  { name: 'is refused', steps: ['send login with a bad token', 'receive error with msg', 'the server closes'] },
  { name: 'opens a conversation', steps: ['send to_chat with the agent’s id', 'receive mssage_num with num 0'] },
  { name: 'sends a message', steps: ['send chat', 'receive chat: the stored message with its id'] },
  { name: 'receives a reply', steps: ['receive reply while in to_chat with that agent, mssage_num otherwise'] },
  { name: 'is transferred to another agent', steps: ['receive to_transfer', 'send to_chat with the new id'] },
  {
    name: 'stays connected',
    steps: [
      `send ping every ${PING_INTERVAL_MS} ms`,
      'receive ping',
      'after 12 s of silence: receive timeout, the server closes',
    ],
  },
];

/** The frame schemas of a union, each with an id. */
function framesOf(direction: Direction, union: { _zod: { def: { options: readonly z.core.$ZodType[] } } }) {
  return union._zod.def.options.map((schema, index) => ({ id: `${direction}${index}`, schema }));
}

const typesOf = (schema: JsonSchema): string[] => {
  const type = schema.properties?.['type'];
  return type?.enum ? type.enum.map(String) : [String(type?.const)];
};

/** The chat's websocket frames as AsyncAPI 3, from the shop client's side. */
export function asyncapi(): object {
  const frames = [...framesOf('send', sentFrameWire), ...framesOf('receive', receivedFrameWire)];
  const schemas = wireSchemas(frames.map(({ id, schema }) => [id, schema] as const));
  const messages: Record<string, object> = {};
  const names: Record<Direction, string[]> = { send: [], receive: [] };
  for (const { id } of frames) {
    const direction = id.startsWith('send') ? 'send' : 'receive';
    const payload = schemas[id] ?? {};
    const types = typesOf(payload);
    for (const type of types) {
      const name = `${direction === 'send' ? 'sent' : 'received'}-${type}`;
      names[direction].push(name);
      messages[name] = {
        name: type,
        contentType: 'application/json',
        payload: { ...payload, properties: { ...payload.properties, type: { const: type } } },
      };
    }
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'pip parts: chat socket',
      version: '1',
      description: 'Generated from contracts/src/support/frames.ts; do not edit. Frames of other types are ignored.',
    },
    channels: {
      chat: { address: null, description: 'The address is the answer of GET /get_workerman_url.', messages },
    },
    operations: Object.fromEntries(
      (['send', 'receive'] as const).map((direction) => [
        direction,
        {
          action: direction,
          channel: { $ref: '#/channels/chat' },
          messages: names[direction].map((name) => ({ $ref: `#/channels/chat/messages/${name}` })),
        },
      ]),
    ),
    components: { schemas: referencedBy(JSON.stringify(messages), schemas) },
    'x-scenarios': SCENARIOS,
  };
}

/** The schemas that a JSON text references, directly or through others. */
function referencedBy(text: string, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const follow = (json: string) => {
    for (const [, name = ''] of json.matchAll(new RegExp(`"${PREFIX}(\\w+)"`, 'g'))) {
      const schema = schemas[name];
      if (!schema || found.has(name)) continue;
      found.set(name, schema);
      follow(JSON.stringify(schema));
    }
  };
  follow(text);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
