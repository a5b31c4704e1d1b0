import { useFailureText, type FieldImage } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addImages, clearImages, retryImage, useImagesOf } from '../../features/image/images.store.ts';

/**
 * The image of a purchase voucher, by its set. Its address is stored in the draft once it is uploaded, so after a reload
 * the uploaded image is shown again. A new image replaces the old one at once.
 */
export function useVoucher(setNumber: string, stored: string, onStored: (address: string) => void) {
  const failureText = useFailureText();
  const form = `repair voucher ${setNumber}`;
  const added = useImagesOf(form);
  const store = useEffectEvent(onStored);
  const address = added[0]?.address;
  useEffect(
    function moveAddressToDraft() {
      if (address !== undefined) store(address);
    },
    [address],
  );
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  const clear = () => {
    clearImages(form);
    onStored('');
  };
  const storedImage: FieldImage = { id: stored, name: stored.split('/').at(-1) ?? '', preview: stored, state: 'sent' };
  const storedImages = stored === '' ? [] : [storedImage];
  return {
    images: added.length > 0 ? added : storedImages,
    onAddVoucher: (file: File) => {
      clear();
      addImages(form, [file], problemText);
    },
    onRemoveVoucher: clear,
    onTryVoucherAgain: () => added[0] && retryImage(form, added[0].id, problemText),
  };
}
