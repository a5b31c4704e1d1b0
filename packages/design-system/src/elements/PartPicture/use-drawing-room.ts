import { useEffect, useSyncExternalStore } from 'react';

type DrawingRoom = typeof import('./drawing-room.ts');

let room: DrawingRoom | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the renderer; a failure leaves the grounds empty, and the next picture asks again. */
export const openDrawingRoom = (): Promise<void> =>
  (asked ??= import('./drawing-room.ts').then(
    (opened) => {
      room = opened;
      for (const listener of listeners) listener();
    },
    () => {
      asked = undefined;
    },
  ));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The renderer, or undefined while it is on the way. */
export function useDrawingRoom(): DrawingRoom | undefined {
  useEffect(() => void openDrawingRoom(), []);
  return useSyncExternalStore(subscribe, () => room, () => room);
}
