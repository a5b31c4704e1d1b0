import { useEffect, useSyncExternalStore } from 'react';
import type { PictureRenderer } from './picture-renderer.ts';

let renderer: PictureRenderer | undefined;
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Downloads the renderer. A failure leaves the pictures empty, and the next picture tries again. */
export const loadPictureRenderer = (): Promise<void> => (request ??= fetchRenderer());

async function fetchRenderer(): Promise<void> {
  try {
    ({ pictureRenderer: renderer } = await import('./picture-renderer.ts'));
  } catch {
    request = undefined;
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The renderer, or undefined while it loads. */
export function usePictureRenderer(): PictureRenderer | undefined {
  useEffect(() => void loadPictureRenderer(), []);
  return useSyncExternalStore(
    subscribe,
    () => renderer,
    () => renderer,
  );
}
