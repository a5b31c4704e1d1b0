import type { Address } from '@shop/contracts';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import type { AddressEditing } from './address-editing.ts';
import type { AddressFormProps } from './AddressForm.tsx';

export type OpenAddressFormProps = Pick<AddressFormProps, 'takesFocus' | 'heading' | 'saveLook' | 'handle'> & {
  editing: AddressEditing;
  /** The key of its draft: the id of an address, NEW_ADDRESS for a new one. */
  id: string;
  address: Address | undefined;
  canClose: boolean;
};

const AddressForm = lazy(async () => ({ default: (await import('./AddressForm.tsx')).AddressForm }));

/** The form of an address, loaded when it is opened, with its draft. */
export function OpenAddressForm({ editing, id, address, canClose, ...form }: OpenAddressFormProps) {
  const { drafts, regions, saving, onOpen, onDraft, onLoadRegions, onSave } = editing;
  return (
    <Suspense fallback={<Skeleton shape="block" height="4.6rem" />}>
      <AddressForm
        {...form}
        key={id}
        id={id}
        address={address}
        savedDraft={drafts[id]}
        regions={regions}
        saving={saving}
        onDraft={(draft) => onDraft(id, draft)}
        onLoadRegions={onLoadRegions}
        onSave={onSave}
        onClose={canClose ? () => onOpen(undefined) : undefined}
      />
    </Suspense>
  );
}
