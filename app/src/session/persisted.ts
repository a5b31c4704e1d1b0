import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The prefix of every key in session storage, so that sign-out also clears stores that no page has opened. */
const PREFIX = 'persisted.';
const resets = new Set<() => void>();

/**
 * A store of what was typed or chosen but not sent. It survives a reload of the tab and a sign-in, and is cleared at
 * sign-out. `read` checks what session storage holds, which another version of the shop may have written: undefined
 * counts as nothing.
 */
export function createPersistedStore<T extends object>(
  name: string,
  initial: T,
  read: (persisted: unknown) => T | undefined,
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => readPersisted(name, read) ?? initial);
  store.subscribe((value) => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Without session storage the store lives until the page is closed.
    }
  });
  resets.add(() => store.setState(initial, true));
  return store;
}

function readPersisted<T>(name: string, read: (persisted: unknown) => T | undefined): T | undefined {
  try {
    const persisted = sessionStorage.getItem(PREFIX + name);
    return persisted === null ? undefined : read(JSON.parse(persisted));
  } catch {
    return undefined;
  }
}

/** Resets every store and removes what session storage holds of them. */
export function clearPersistedStores(): void {
  for (const reset of resets) reset();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without session storage nothing was persisted.
  }
}
