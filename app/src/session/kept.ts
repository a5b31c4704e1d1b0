import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Every key begins so, so that a sign-out finds those of stores that no page has opened since. */
const PREFIX = 'kept.';
const forgets = new Set<() => void>();

/**
 * A store of what was typed or chosen and not sent yet. It outlives a reload of the tab and a sign-in in the middle, and is
 * forgotten at sign-out. `read` makes a value of whatever is kept: another version wrote it, or somebody by hand; what it
 * cannot read is as if nothing was kept.
 */
export function createKept<T extends object>(
  name: string,
  initial: T,
  read: (kept: unknown) => T | undefined,
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => fromTab(name, read) ?? initial);
  store.subscribe((value) => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing: it is remembered until the page closes.
    }
  });
  forgets.add(() => store.setState(initial, true));
  return store;
}

function fromTab<T>(name: string, read: (kept: unknown) => T | undefined): T | undefined {
  try {
    const kept = sessionStorage.getItem(PREFIX + name);
    return kept === null ? undefined : read(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Forgets all that was kept. */
export function forgetKept(): void {
  for (const forget of forgets) forget();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept then.
  }
}
