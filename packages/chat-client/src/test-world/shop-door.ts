import {
  agentList,
  chatRecord,
  decodeAnswer,
  encodeValue,
  pathOf,
  requestHeaders,
  socketAddress,
  type AnswerOf,
  type Call,
} from '@shop/contracts';
import { answer, type Shop } from '@shop/mocks';
import type { ShopDoor } from '../ports.ts';
import type { Network } from './network.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** What a test puts in place of the shop's own ways. */
export type Instead = { address?: (() => string) | undefined; uploads?: (() => Promise<{ url: string }>) | undefined };

export type Refused = { words: string; isSignedOut: boolean };

/** The door to the stand-in shop: real requests, answered by contract, which travel through the network in virtual time. */
export function createShopDoor(
  time: VirtualTime,
  network: Network,
  shop: Shop,
  token: string,
  instead: Instead,
): ShopDoor {
  const travel = () =>
    new Promise<void>((resolve, reject) => {
      time.after(between(time.random, 2, 40), () => (network.isOnline ? resolve() : reject(new Error('offline'))));
    });

  async function send<C extends Call>(call: C, asked: { query?: unknown } = {}): Promise<AnswerOf<C>> {
    const query = call.query && asked.query ? encodeValue(call, call.query, asked.query) : {};
    const search = new URLSearchParams(Object.entries(query as object).map(([name, value]) => [name, String(value)]));
    await travel();
    const request = new Request(`http://shop.test/api${pathOf(call)}?${search}`, {
      method: call.method,
      headers: requestHeaders({ token, language: 'zh-Hans' }),
    });
    const body = await time.during(
      answer(shop, request).then((response) => {
        if (response.type === 'error') throw new Error('down');
        return response.json();
      }),
    );
    await travel();
    const reply = decodeAnswer(call, body);
    if (reply.kind === 'done') return reply.value;
    throw { words: reply.message, isSignedOut: reply.signIn } satisfies Refused;
  }

  const refused = (problem: unknown) =>
    typeof problem === 'object' && problem !== null && 'words' in problem ? (problem as Refused) : undefined;
  return {
    socketAddress: async () => {
      await send(socketAddress);
      return { url: instead.address?.() ?? 'wss://shop.test/msg' };
    },
    agents: () => send(agentList),
    record: ({ agentId, before, page, limit }) =>
      send(chatRecord, { query: { toUid: agentId, uidTo: before, page, limit } }),
    async upload(image, onProgress) {
      if (instead.uploads) return instead.uploads();
      onProgress(0.5);
      await travel();
      await travel();
      onProgress(1);
      return { url: `/uploads/${image.size}.png` };
    },
    isSignedOut: (problem) => refused(problem)?.isSignedOut ?? false,
    refusalOf: (problem) => (refused(problem)?.isSignedOut ? undefined : refused(problem)?.words),
  };
}
