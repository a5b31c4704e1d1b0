/** How a driver persists its shop. */
export type ShopPersistence = {
  /** Writes all changes immediately, before a response is sent. */
  now(): void;
  /** Writes all changes within 200 ms. */
  soon(): void;
  /** Writes the last changes and closes the file. */
  close(): void;
};

/** For a shop whose state is lost when it closes. */
export const notPersisted: ShopPersistence = { now: () => undefined, soon: () => undefined, close: () => undefined };
