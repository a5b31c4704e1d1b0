/** What a scenario may be told. Everything has a default that makes the scenario true. */
export type ScenarioParams = {
  /** Account that is signed in: `demo`, `poor` or `new`. */
  account?: string;
  /** Call that a trouble concerns; every call without it. */
  call?: string;
  /** How slow a slow shop is, or how far off the next turn of a flash sale or the end of a presale, in milliseconds. */
  ms?: number;
  /** Body status and words of a refusal. */
  status?: number;
  message?: string;
  /** The how-many-th call, counted from now, finds the token old. */
  after?: number;
  /** Things that should exist under a name known before: keys, numbers, ids. */
  orderKey?: string;
  orderNumber?: string;
  productId?: string;
  uniqueId?: string;
  /** How many lines a cart has, and pieces a line; pieces that a flash sale has left. */
  lines?: number;
  quantity?: number;
  /** How many messages a conversation has; 0 makes one that is new. */
  messages?: number;
};
