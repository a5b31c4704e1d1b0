/** The parameters of a scenario. Each has a default. */
export type ScenarioParams = {
  /** Account that is signed in: `demo`, `poor` or `new`. */
  account?: string;
  /** The call that a fault affects; all calls if absent. */
  call?: string;
  /** The delay of a slow shop, or the time until a flash sale starts or ends or a presale ends, in milliseconds. */
  ms?: number;
  /** The status and the message of a refusal. */
  status?: number;
  message?: string;
  /** The number of calls from now until the token is expired. */
  after?: number;
  /** Keys, numbers and ids that are set in advance. */
  orderKey?: string;
  orderNumber?: string;
  productId?: string;
  uniqueId?: string;
  /** The number of lines of a cart, and the pieces of each line; the pieces left of a flash sale. */
  lines?: number;
  quantity?: number;
  /** The phone number that a code was sent to. */
  phone?: string;
  /** The number of messages of a conversation, 0 for a new one; the number of additional notices. */
  messages?: number;
};
