import type { BatchReason, OrderLine } from '@shop/contracts';
import type { Failure } from '../loadable.ts';

/** A line of an order that is not in the cart with all its pieces after the order was bought again. */
export type MissingLine = {
  line: OrderLine;
  /** The pieces that are in the cart now. */
  added: number;
  /** `unanswered`: it may be in the cart or not; `notTried`: an earlier line got no answer. */
  reason: BatchReason | 'refused' | 'unanswered' | 'notTried';
  /** How the server refused it. */
  failure?: Failure | undefined;
};
/** What came of buying an order again: how many of its lines are in the cart, and what is missing. */
export type BoughtAgainResult = { kinds: number; missing: readonly MissingLine[] };

/** Actions on an order that the shop performs; everything else that can be done with an order is a link. */
export type OrderAction = 'cancel' | 'confirmReceipt' | 'buyAgain' | 'delete';

/** Actions on orders: those in progress, and why the last one failed, by order number. */
export type OrderActions = {
  busy: Readonly<Record<string, OrderAction>>;
  problems: Readonly<Record<string, string>>;
  /** What is missing of orders that were bought again, by order number. */
  boughtAgain?: Readonly<Record<string, BoughtAgainResult>>;
  /** Numbers of the orders of which it is unknown whether they are paid: they are neither paid nor cancelled meanwhile. */
  unknownPayments?: ReadonlySet<string>;
  onCancel: (orderNumber: string) => void;
  onConfirmReceipt: (orderNumber: string) => void;
  /** Adds its lines to the cart. */
  onBuyAgain: (orderNumber: string) => void;
  onDelete: (orderNumber: string) => void;
};
