import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

/** The prefix of every key, so that sign-out also clears stores that no page has opened. */
const PREFIX = 'persisted.';
const resets = new Set<() => void>();

/** A storage that may be full or forbidden: then a store lives until the page is closed. zustand catches failed reads. */
const storageOf = (area: () => Storage): StateStorage => ({
  getItem: (key) => area().getItem(key),
  setItem: (key, value) => ignoreFailure(() => area().setItem(key, value)),
  removeItem: (key) => ignoreFailure(() => area().removeItem(key)),
});
const AREAS = { tab: storageOf(() => sessionStorage), browser: storageOf(() => localStorage) };

/** A store with a method that reads again what is stored, which another tab may have changed. */
export type PersistedStore<T> = UseBoundStore<StoreApi<T>> & { persist: { rehydrate: () => void | Promise<void> } };

/**
 * A store that survives a reload and is cleared at sign-out: stored for this tab (what was typed or chosen but not
 * sent, also across a sign-in), or for this browser. `read` checks what is stored, which another version of the shop
 * may have written: undefined counts as nothing.
 */
export function createPersistedStore<T extends object>(
  name: string,
  initial: T,
  read: (stored: unknown) => T | undefined,
  area: keyof typeof AREAS = 'tab',
): PersistedStore<T> {
  const store = create<T>()(
    persist(() => initial, {
      name: PREFIX + name,
      storage: createJSONStorage(() => AREAS[area]),
      merge: (stored, current) => read(stored) ?? current,
    }),
  );
  resets.add(() => store.setState(initial, true));
  return store;
}

/** Whether a store of this browser is stored, for code that loads the store only then. */
export function isStoredInBrowser(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) !== null;
  } catch {
    return false;
  }
}

/** Resets every store and removes what is stored of them. */
export function clearPersistedStores(): void {
  for (const reset of resets) reset();
  for (const area of [() => sessionStorage, () => localStorage])
    ignoreFailure(() => {
      for (const key of Object.keys(area())) if (key.startsWith(PREFIX)) area().removeItem(key);
    });
}

function ignoreFailure(action: () => void): void {
  try {
    action();
  } catch {
    // Without storage nothing outlives the page.
  }
}
