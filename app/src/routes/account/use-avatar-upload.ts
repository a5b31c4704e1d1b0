import { useFailureText } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addImages, clearImages, retryImage, useImagesOf, type FormImage } from '../../features/image/images.store.ts';

const FORM = 'avatar';

/** The upload of a new avatar: of the last picture chosen only. `onUploaded` gets its address. */
export function useAvatarUpload(onUploaded: (address: string) => void) {
  const failureText = useFailureText();
  const upload: FormImage | undefined = useImagesOf(FORM)[0];
  const report = useEffectEvent(onUploaded);
  const address = upload?.address;
  useEffect(
    function moveAddressToDraft() {
      if (address === undefined) return;
      report(address);
      clearImages(FORM);
    },
    [address],
  );
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  return {
    upload,
    onPicture: (file: File) => {
      clearImages(FORM);
      addImages(FORM, [file], problemText);
    },
    onUploadAgain: () => upload && retryImage(FORM, upload.id, problemText),
    discard: () => clearImages(FORM),
  };
}
