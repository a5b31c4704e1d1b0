/** A channel to the other tabs; undefined in a browser that has none, and on a server that renders pages. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
