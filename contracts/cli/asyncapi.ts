import type * as z from 'zod/mini';
import { PING_INTERVAL, receivedFrameWire, sentFrameWire } from '../src/support/frames.ts';
import { PREFIX, wireSchemas, type JsonSchema } from './schemas.ts';

type Way = 'send' | 'receive';

/** What has to happen in which order on the socket: shapes alone do not say it. */
const SCENARIOS = [
  { name: 'signs in', steps: ['send login with the bare token (no Bearer)', 'receive success'] },
  { name: 'is refused', steps: ['send login with a bad token', 'receive error with msg', 'the server closes'] },
  { name: 'opens a conversation', steps: ['send to_chat with the agent’s id', 'receive mssage_num with num 0'] },
  { name: 'says something', steps: ['send chat', 'receive chat: the stored message with its id'] },
  { name: 'is answered', steps: ['receive reply while in to_chat with that agent, mssage_num otherwise'] },
  { name: 'is handed over', steps: ['receive to_transfer', 'send to_chat with the new id'] },
  {
    name: 'stays connected',
    steps: [
      `send ping every ${PING_INTERVAL} ms`,
      'receive ping',
      'after 12 s of silence: receive timeout, the server closes',
    ],
  },
];

/** A frame schema of a union, with the types it stands for. */
function framesOf(way: Way, union: { _zod: { def: { options: readonly z.core.$ZodType[] } } }) {
  return union._zod.def.options.map((schema, place) => ({ id: `${way}${place}`, schema }));
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
  const names: Record<Way, string[]> = { send: [], receive: [] };
  for (const { id } of frames) {
    const way = id.startsWith('send') ? 'send' : 'receive';
    const payload = schemas[id] ?? {};
    const types = typesOf(payload);
    for (const type of types) {
      const name = `${way === 'send' ? 'sent' : 'received'}-${type}`;
      names[way].push(name);
      messages[name] = {
        name: type,
        contentType: 'application/json',
        payload: { ...payload, properties: { ...payload.properties, type: { const: type } } },
      };
    }
  }
  const shown = JSON.stringify(messages);
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
      (['send', 'receive'] as const).map((way) => [
        way,
        {
          action: way,
          channel: { $ref: '#/channels/chat' },
          messages: names[way].map((name) => ({ $ref: `#/channels/chat/messages/${name}` })),
        },
      ]),
    ),
    components: { schemas: reached(shown, schemas) },
    'x-scenarios': SCENARIOS,
  };
}

/** The schemas that a text refers to, and those that they refer to. */
function reached(text: string, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const follow = (shown: string) => {
    for (const [, name = ''] of shown.matchAll(new RegExp(`"${PREFIX}(\\w+)"`, 'g'))) {
      const schema = schemas[name];
      if (!schema || found.has(name)) continue;
      found.set(name, schema);
      follow(JSON.stringify(schema));
    }
  };
  follow(text);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
