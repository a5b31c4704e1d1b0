import type { ChatApi } from '@shop/chat-client';
import { agentList, chatNotice, chatHistory, socketAddress } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import { sendImage } from '../../data/send-image.ts';

// A text as the server would store it, for the warning before sending.
export { cleanText as asStored } from '@shop/contracts';

/** The shop’s HTTP calls that the chat needs. */
export const chatApi: ChatApi = {
  socketAddress: () => send(socketAddress),
  agents: () => send(agentList),
  history: ({ agentId, before, page, limit }) =>
    send(chatHistory, { query: { toUid: agentId, uidTo: before, page, limit } }),
  upload: sendImage,
  isSignedOut: (error) => error instanceof CallError && error.kind === 'signedOut',
  // An upload that fails with an HTTP error may carry the server's words too.
  refusalOf: (error) =>
    error instanceof CallError ? (error.serverMessage ?? (error.kind === 'refused' ? '' : undefined)) : undefined,
};

export const fetchNotice = (signal: AbortSignal) => send(chatNotice, { signal });
