import type { Desk, ReadProgress } from './desk.entity.ts';

/** What goes to the worker, and what comes back: an answer to each call in the order of the calls, and progress in between. */
export type DeskCall = { id: number; method: keyof Desk; args: readonly unknown[] };
export type DeskReply =
  | { id: number; value: unknown }
  | { id: number; failure: { name: string; message: string } }
  | { progress: ReadProgress };

/** A message between page and worker: only what is still a `DeskCall` or `DeskReply` after it was copied. */
export type Message = { data: unknown };

/** The buffers of all byte arrays that stand in a value, or one step into it: handed over, not copied. A view of a larger buffer is copied, lest the rest be lost. */
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
