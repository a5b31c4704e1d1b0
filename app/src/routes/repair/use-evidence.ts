import { useFailureText } from '@shop/design-system';
import type { EvidenceForm } from '@shop/design-system/screens/repair/RepairRequestScreen/RepairRequestScreen';
import { useEffect } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addImages, clearImages, removeImage, retryImage, useImagesOf } from '../../features/image/images.store.ts';
import { changeAnswer, clearTexts, useAnswer } from '../../features/repair/request-texts.store.ts';

/** The answer to the agent that is being written. Text and uploaded images survive sign-in and reload. */
export function useEvidence(number: string) {
  const failureText = useFailureText();
  const form = `repair ${number}`;
  const { text, images: stored } = useAnswer(number);
  const added = useImagesOf(form);
  useEffect(
    function storeUploads() {
      const isNew = ({ id }: { id: string }) => !stored.some((one) => one.id === id);
      const uploaded = added.flatMap(({ id, name, address }) => (address === undefined ? [] : [{ id, name, address }]));
      if (uploaded.some(isNew))
        changeAnswer(number, ({ images }) => ({ images: [...images, ...uploaded.filter(isNew)] }));
    },
    [added, number, stored],
  );
  const earlier = stored.filter(({ id }) => !added.some((image) => image.id === id));
  const evidence: EvidenceForm = {
    text,
    images: [
      ...earlier.map(({ id, name, address }) => ({ id, name, preview: address, state: 'sent' as const })),
      ...added,
    ],
  };
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  return {
    evidence,
    /** Addresses of the uploaded images. */
    addresses: [...earlier, ...added].flatMap(({ address }) => (address === undefined ? [] : [address])),
    onEvidenceText: (written: string) => changeAnswer(number, () => ({ text: written })),
    onAddImages: (files: readonly File[]) => addImages(form, files, problemText),
    onRemoveImage: (id: string) => {
      removeImage(form, id);
      changeAnswer(number, ({ images }) => ({ images: images.filter((image) => image.id !== id) }));
    },
    onTryImageAgain: (id: string) => retryImage(form, id, problemText),
    clear: () => {
      clearImages(form);
      clearTexts('answers', number);
    },
  };
}
