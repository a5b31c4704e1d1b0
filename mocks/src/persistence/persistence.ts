/** How a driver has its shop kept. */
export type Keeping = {
  /** Writes what has changed, before anybody is told of it. */
  now(): void;
  /** Writes what has changed within 200 ms. */
  soon(): void;
  /** Writes what has changed for the last time. */
  close(): void;
};

/** For a shop that is kept nowhere. */
export const notKept: Keeping = { now: () => undefined, soon: () => undefined, close: () => undefined };
