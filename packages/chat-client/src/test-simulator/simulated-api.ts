import {
  agentList,
  chatHistory,
  decodeAnswer,
  encodeValue,
  pathOf,
  requestHeaders,
  socketAddress,
  type AnswerOf,
  type Call,
} from '@shop/contracts';
import { answer, type Shop } from '@shop/mocks';
import type { ChatApi } from '../ports.ts';
import type { Network } from './network.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** What a test replaces in the API. */
export type ApiOverrides = {
  address?: (() => string) | undefined;
  uploads?: (() => Promise<{ url: string }>) | undefined;
};

/** What a refused call rejects with. */
export type Refusal = { text: string; isSignedOut: boolean };

/**
 * The chat's API on the stand-in shop: real requests, answered by contract, sent through the simulated network in
 * virtual time.
 */
export function createSimulatedApi(
  time: VirtualTime,
  network: Network,
  shop: Shop,
  token: string,
  overrides: ApiOverrides,
): ChatApi {
  const transmit = () =>
    new Promise<void>((resolve, reject) => {
      time.after(between(time.random, 2, 40), () => (network.isOnline ? resolve() : reject(new Error('offline'))));
    });

  async function send<C extends Call>(call: C, input: { query?: unknown } = {}): Promise<AnswerOf<C>> {
    const query = call.query && input.query ? encodeValue(call, call.query, input.query) : {};
    const search = new URLSearchParams(Object.entries(query as object).map(([name, value]) => [name, String(value)]));
    await transmit();
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
    await transmit();
    const reply = decodeAnswer(call, body);
    if (reply.kind === 'done') return reply.value;
    throw { text: reply.message, isSignedOut: reply.signIn } satisfies Refusal;
  }

  const asRefusal = (error: unknown) =>
    typeof error === 'object' && error !== null && 'text' in error ? (error as Refusal) : undefined;
  return {
    socketAddress: async () => {
      await send(socketAddress);
      return { url: overrides.address?.() ?? 'wss://shop.test/msg' };
    },
    agents: () => send(agentList),
    history: ({ agentId, before, page, limit }) =>
      send(chatHistory, { query: { toUid: agentId, uidTo: before, page, limit } }),
    async upload(image, onProgress) {
      if (overrides.uploads) return overrides.uploads();
      onProgress(0.5);
      await transmit();
      await transmit();
      onProgress(1);
      return { url: `/uploads/${image.size}.png` };
    },
    isSignedOut: (error) => asRefusal(error)?.isSignedOut ?? false,
    refusalOf: (error) => (asRefusal(error)?.isSignedOut ? undefined : asRefusal(error)?.text),
  };
}
