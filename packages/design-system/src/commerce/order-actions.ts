/** Actions on an order that the shop performs; everything else that can be done with an order is a link. */
export type OrderAction = 'cancel' | 'confirmReceipt' | 'buyAgain' | 'delete';

/** Actions on orders: those in progress, and why the last one failed, by order number. */
export type OrderActions = {
  busy: Readonly<Record<string, OrderAction>>;
  problems: Readonly<Record<string, string>>;
  /** Numbers of the orders of which it is unknown whether they are paid: they are neither paid nor cancelled meanwhile. */
  unknownPayments?: ReadonlySet<string>;
  onCancel: (orderNumber: string) => void;
  onConfirmReceipt: (orderNumber: string) => void;
  /** Adds its lines to a new order draft and opens the confirmation page. */
  onBuyAgain: (orderNumber: string) => void;
  onDelete: (orderNumber: string) => void;
};
