import type { Address } from '@shop/contracts';
import type { Failure } from '../../loadable.ts';
import type { AddressDraft, KnownRegions, ValidAddress } from './address-draft.ts';

/**
 * Why a change of the address book was not made. `failed`: the shop refused it. Without an answer the address book is
 * read again: `missing` when the change is not in it, `unknown` when it could not be read either.
 */
export type AddressProblem = { state: 'failed' | 'missing' | 'unknown'; failure: Failure };

export type AddressSaving = { state: 'idle' | 'busy' } | AddressProblem;

/** An address that was removed and can be added again; `problem` is why that failed. */
export type RemovedAddress = { address: Address; problem?: AddressProblem | undefined };

/** The changes to an address book, with one open form at most. */
export type AddressEditing = {
  /** Ids of addresses that are being removed or made the default. */
  busy?: ReadonlySet<string>;
  /** The address whose form is open, NEW_ADDRESS for a new one. */
  open?: string | undefined;
  /** Whether the open form was restored with its draft, so that it does not take the focus. */
  isRestored?: boolean;
  /** Unsaved drafts by address id; they outlive the form. */
  drafts: Readonly<Record<string, AddressDraft>>;
  /** Whether the shop names terms of delivery to remote areas: only then addresses there are marked. */
  marksRemote?: boolean | undefined;
  regions: KnownRegions;
  saving: AddressSaving;
  /** Opens the form of an address, or closes it without losing its draft. */
  onOpen: (id: string | undefined) => void;
  /** Saves a draft, or deletes it when it is undefined. */
  onDraft: (id: string, draft: AddressDraft | undefined) => void;
  /** Loads the subdivisions of a region, also after a failure. */
  onLoadRegions: (parentId: string) => void;
  /** Saves the address of the open form. */
  onSave: (address: ValidAddress) => void;
  onRemove: (address: Address) => void;
  onMakeDefault: (address: Address) => void;
};
