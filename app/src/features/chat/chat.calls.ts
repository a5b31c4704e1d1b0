import type { ShopDoor } from '@shop/chat-client';
import { agentList, chatNotice, chatRecord, socketAddress } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import { sendImage } from '../../data/send-image.ts';

// A text as the server would keep it, for the warning before sending.
export { cleanText as asStored } from '@shop/contracts';

/** What the chat asks of the shop over HTTP. */
export const shopDoor: ShopDoor = {
  socketAddress: () => send(socketAddress),
  agents: () => send(agentList),
  record: ({ agentId, before, page, limit }) =>
    send(chatRecord, { query: { toUid: agentId, uidTo: before, page, limit } }),
  upload: sendImage,
  isSignedOut: (problem) => problem instanceof CallError && problem.kind === 'signedOut',
  refusalOf: (problem) =>
    problem instanceof CallError && problem.kind === 'refused' ? (problem.said ?? '') : undefined,
};

export const askNotice = (signal: AbortSignal) => send(chatNotice, { signal });
