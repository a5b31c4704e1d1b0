import type { InventoryLine, RepairReason } from '@shop/contracts';

type Columns = { id: string; quantity: number; reason: RepairReason; note: string };
/** Where a part was picked. */
export type PickStep = { bag: number; step: number };
/** A picked part of the inventory; its id is that of the inventory line. `substitute` is a `uniqueId`. */
export type PickedPart = Columns & {
  kind: 'listed';
  step?: PickStep | undefined;
  substitute?: string | undefined;
};
/** A part that is not in the inventory. `photo` is an address; '' without one. */
export type DescribedPart = Columns & { kind: 'described'; description: string; photo: string };
/** A line of the request that is being filled in. */
export type PickedLine = PickedPart | DescribedPart;

/** What the shopper does with a part. The object must stay the same, or every card renders again. */
export type PartActions = {
  /** Sets the quantity of a part; 0 removes it. `step` says where it was picked, for a new line. */
  onQuantity: (part: InventoryLine, quantity: number, step?: PickStep) => void;
  /** The similar colour to send instead of a part that is out of stock; undefined waits for the part. */
  onSubstitute: (id: string, substitute: string | undefined) => void;
};

/** What the shopper does with the lines of the request. */
export type LineActions = {
  onReason: (id: string, reason: RepairReason) => void;
  onNote: (id: string, note: string) => void;
  onRemove: (id: string) => void;
  /** Adds an empty description of a part that is not in the inventory. */
  onDescribe: () => void;
  onDescription: (id: string, description: string) => void;
  onDescribedQuantity: (id: string, quantity: number) => void;
  onAddPhoto: (id: string, files: readonly File[]) => void;
  onRemovePhoto: (id: string) => void;
  onTryPhotoAgain: (id: string) => void;
  onSignIn: () => void;
};
