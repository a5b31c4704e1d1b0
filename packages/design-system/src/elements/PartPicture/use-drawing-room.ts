import { useEffect, useSyncExternalStore } from 'react';
import type { DrawingRoom } from './drawing-room.ts';

let room: DrawingRoom | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the renderer; a failure leaves the grounds empty, and the next picture asks again. */
export const openDrawingRoom = (): Promise<void> => (asked ??= fetchRoom());

async function fetchRoom(): Promise<void> {
  try {
    ({ drawingRoom: room } = await import('./drawing-room.ts'));
  } catch {
    asked = undefined;
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The renderer, or undefined while it is on the way. */
export function useDrawingRoom(): DrawingRoom | undefined {
  useEffect(() => void openDrawingRoom(), []);
  return useSyncExternalStore(
    subscribe,
    () => room,
    () => room,
  );
}
