import { decodeAnswer, decodeFrame, matchCall } from '@shop/contracts';
import { mutated } from '@shop/mocks';
import { socketFactory } from '../../data/socket.ts';
import { transport } from '../../data/transport.ts';
import type { Mutation } from './plan.ts';

/** What the server sent, before it is decoded: the answer to a call, or a frame of the chat. */
export type Answered = {
  /** The name of the call, or `frame` and the type of the frame. */
  name: string;
  body: unknown;
  decode: (body: unknown) => unknown;
};

const FRAME = 'frame ';
export const isFrame = (name: string): boolean => name.startsWith(FRAME);

/** Records what the stand-in shop sends to the page, and sends frames with the mutation, if it is one of frames. */
export function recordAnswers(mutation: Mutation | undefined) {
  const answers: Answered[] = [];
  const requests = new Set<symbol>();
  const answering = transport.current;
  transport.current = async (input, init) => {
    const sent = Symbol('request');
    requests.add(sent);
    try {
      const request = new Request(input, init);
      const response = await answering(request, init);
      const call = matchCall(request.method, new URL(request.url).pathname.replace('/api', ''))?.call;
      if (call && response.ok)
        answers.push({
          name: call.name,
          body: await response.clone().json(),
          decode: (body) => decodeAnswer(call, body),
        });
      return response;
    } finally {
      requests.delete(sent);
    }
  };
  const opening = socketFactory.current;
  socketFactory.current = (url, events) =>
    opening(url, {
      ...events,
      onText(text) {
        const body = JSON.parse(text) as { type: string };
        const name = FRAME + body.type;
        answers.push({ name, body, decode: (frame) => decodeFrame(JSON.stringify(frame)) });
        const isMutated = mutation?.call === name;
        events.onText(isMutated ? JSON.stringify(mutated(body, mutation.field, mutation.by)) : text);
      },
    });
  return { answers, requests };
}

/** What the client makes of an answer, as text that is equal for equal values. */
export function decodedText({ decode, body }: Answered): string {
  try {
    return JSON.stringify(decode(body), (_, value: unknown) => {
      if (value instanceof Map || value instanceof Set) return [...value];
      return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    });
  } catch {
    return 'malformed';
  }
}
