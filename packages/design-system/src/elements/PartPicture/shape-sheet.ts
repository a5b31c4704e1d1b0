import { createContext } from 'react';

/** Which shapes the pictures of a page use, so that each is written once. */
export interface ShapeSheet {
  /** Notes a shape while its picture is being drawn; says nothing to anybody yet. */
  note(shape: string): void;
  /** Keeps a shape for a picture on the page; gives back the release. */
  hold(shape: string): () => void;
  subscribe(listener: () => void): () => void;
  /** The shapes to write, the same list until it changes. */
  shapes(): readonly string[];
}

/** Shapes no picture uses any more stay until there are so many: people go back and forth. */
const UNUSED_KEPT = 200;

export function createShapeSheet(): ShapeSheet {
  const held = new Map<string, number>();
  const listeners = new Set<() => void>();
  let current: readonly string[] = [];
  let stale = false;

  const note = (shape: string) => {
    if (held.has(shape)) return;
    held.set(shape, 0);
    stale = true;
  };
  const forgetUnused = () => {
    const unused = [...held].filter(([, count]) => count === 0);
    if (unused.length <= UNUSED_KEPT) return;
    for (const [shape] of unused) held.delete(shape);
    stale = true;
  };
  return {
    note,
    hold(shape) {
      note(shape);
      held.set(shape, (held.get(shape) ?? 0) + 1);
      if (stale) for (const listener of listeners) listener();
      return () => {
        held.set(shape, Math.max(0, (held.get(shape) ?? 1) - 1));
        forgetUnused();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shapes() {
      if (stale) current = [...held.keys()];
      stale = false;
      return current;
    },
  };
}

export const ShapeSheetContext = createContext<ShapeSheet | undefined>(undefined);
