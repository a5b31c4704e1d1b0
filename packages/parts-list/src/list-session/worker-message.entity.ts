import type { ListSession, ReadProgress } from './list-session.entity.ts';

/** A message from the page to the worker: the call of a method. */
export type ListSessionCall = { type: 'call'; id: number; method: keyof ListSession; args: readonly unknown[] };
/** A message from the worker to the page: the result of a call, in the order of the calls, or progress in between. */
export type ListSessionReply =
  | { type: 'result'; id: number; value: unknown }
  | { type: 'failure'; id: number; name: string; message: string }
  | { type: 'progress'; progress: ReadProgress };

/** A message event between page and worker. The types of the data are those above, lost in the structured clone. */
export type Message = { data: unknown };

/**
 * The buffers of all byte arrays in a value, or one level into it, to be transferred instead of copied. A view of a
 * part of a larger buffer is copied, because a transfer would take the whole buffer.
 */
export function buffersIn(value: unknown): ArrayBuffer[] {
  const parts = [value, ...(Array.isArray(value) ? value : [])].flatMap((part: unknown) =>
    isRecord(part) && !(part instanceof Uint8Array) ? [part, ...Object.values(part)] : [part],
  );
  const buffers = parts.flatMap((part) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? part.buffer
      : [],
  );
  return [...new Set(buffers)];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
