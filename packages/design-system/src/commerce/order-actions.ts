/** What is asked of the shop for an order; whatever else can be done with one leads to a place. */
export type OrderAct = 'cancel' | 'take' | 'again' | 'delete';

/** Acts on orders: what is under way, and the sentence on the last one that came to nothing, by order number. */
export type OrderActs = {
  busy: Readonly<Record<string, OrderAct>>;
  problems: Readonly<Record<string, string>>;
  onCancel: (orderNumber: string) => void;
  onTake: (orderNumber: string) => void;
  /** Lays its lines out once more; leads to their confirmation. */
  onBuyAgain: (orderNumber: string) => void;
  onDelete: (orderNumber: string) => void;
};
