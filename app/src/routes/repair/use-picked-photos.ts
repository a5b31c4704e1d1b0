import { useFailureText, type FieldImage } from '@shop/design-system';
import { useEffect } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addImages, clearImages, retryImage, useAllImages } from '../../features/image/images.store.ts';
import { changeLine } from '../../features/repair/draft-lines.ts';
import { photoForm } from '../../features/repair/photo-form.ts';
import { changeRepairDraft, repairDraftOf, type RepairDraftLine } from '../../features/repair/repair-drafts.store.ts';

export type PickedPhotos = {
  /** The photos of described parts by line id. */
  images: Readonly<Record<string, FieldImage | undefined>>;
  add: (id: string, files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
};

/** The photos of the described parts of a draft: uploads of this page, and those that the draft has from before. */
export function usePickedPhotos(set: string, lines: readonly RepairDraftLine[]): PickedPhotos {
  const failureText = useFailureText();
  const all = useAllImages();
  const keyOf = (id: string) => photoForm(set, id);
  const described = lines.flatMap((line) => (line.kind === 'described' ? [line] : []));
  const uploadOf = (id: string) => all[keyOf(id)]?.[0];
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  const setPhoto = (id: string, photo: string) =>
    changeRepairDraft(set, { lines: changeLine(repairDraftOf(set).lines, id, { photo }) });

  const uploaded = JSON.stringify(described.map(({ id }) => [id, uploadOf(id)?.address ?? '']));
  useEffect(
    function storeAddresses() {
      for (const [id = '', address = ''] of JSON.parse(uploaded) as string[][]) {
        const { lines: current } = repairDraftOf(set);
        if (address !== '' && current.some((line) => line.id === id && line.kind === 'described' && line.photo === ''))
          changeRepairDraft(set, { lines: changeLine(current, id, { photo: address }) });
      }
    },
    [set, uploaded],
  );

  return {
    images: Object.fromEntries(
      described.map(({ id, photo }) => [
        id,
        uploadOf(id) ?? (photo === '' ? undefined : { id, name: '', preview: photo, state: 'sent' as const }),
      ]),
    ),
    add: (id, files) => addImages(keyOf(id), files, problemText),
    remove: (id) => {
      clearImages(keyOf(id));
      if (described.some((line) => line.id === id && line.photo !== '')) setPhoto(id, '');
    },
    retry: (id) => {
      const image = uploadOf(id);
      if (image) retryImage(keyOf(id), image.id, problemText);
    },
  };
}
