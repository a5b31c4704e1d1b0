import type { ChatMessage } from '@shop/contracts';
import type { ChatEvent } from '../chat-event.ts';
import type { Failure } from '../client-state.ts';
import { message, SHOPPER } from './messages.ts';

export const PAGES: readonly (readonly ChatMessage[])[] = [
  [],
  [message(5)],
  [message(5), message(7, 'ok', SHOPPER), message('', 'welcome')],
  Array.from({ length: 20 }, (_, index) => message(index + 1)),
];
export const FAILURES: readonly Failure[] = [
  { isSignedOut: false },
  { isSignedOut: false, refusal: 'no' },
  { isSignedOut: true },
];
export const frame = (attempt: number, decoded: Extract<ChatEvent, { type: 'frameReceived' }>['frame']): ChatEvent => ({
  type: 'frameReceived',
  attempt,
  frame: decoded,
});
