import { createContext } from 'react';

/** The shapes that the pictures of a page use, so that each is written once. */
export interface ShapeSheet {
  /** Adds a shape while its picture renders; notifies no listeners yet. */
  note(shape: string): void;
  /** Holds a shape while a picture of it is mounted. Returns the function that releases it. */
  hold(shape: string): () => void;
  subscribe(listener: () => void): () => void;
  /** The shapes to write; the same array until it changes. */
  shapes(): readonly string[];
}

/** Unused shapes are removed only beyond this number, since shoppers go back and forth between pages. */
const MAX_UNUSED = 200;

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
    if (unused.length <= MAX_UNUSED) return;
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
