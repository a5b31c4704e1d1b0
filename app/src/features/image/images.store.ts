import type { FieldImage } from '@shop/design-system';
import { create } from 'zustand';
import { newId } from '../../browser/new-id.ts';

/** An image added to a form; `address` is its URL once it is uploaded. */
export type FormImage = FieldImage & { file: File; address?: string };

/**
 * Images by form. They survive navigation, e.g. to the sign-in page and back, but not a reload, because files cannot be
 * stored.
 */
const useImages = create<Readonly<Record<string, readonly FormImage[]>>>(() => ({}));

const NONE: readonly FormImage[] = [];
export const useImagesOf = (form: string): readonly FormImage[] => useImages((all) => all[form] ?? NONE);
export const useAllImages = (): Readonly<Record<string, readonly FormImage[]>> => useImages();

const change = (form: string, next: (before: readonly FormImage[]) => readonly FormImage[]) =>
  useImages.setState((all) => ({ [form]: next(all[form] ?? NONE) }));
const update = (form: string, id: string, changed: Partial<FormImage>) =>
  change(form, (before) => before.map((image) => (image.id === id ? { ...image, ...changed } : image)));

/** Adds images to a form and uploads them. `problemText` returns the message for a failed upload. */
export function addImages(form: string, files: readonly File[], problemText: (problem: unknown) => string): void {
  for (const file of files) {
    const image: FormImage = {
      id: newId(),
      name: file.name,
      preview: URL.createObjectURL(file),
      state: 'sending',
      file,
    };
    change(form, (before) => [...before, image]);
    void upload(form, image, problemText);
  }
}

export function retryImage(form: string, id: string, problemText: (problem: unknown) => string): void {
  const image = useImages.getState()[form]?.find((one) => one.id === id);
  if (image) void upload(form, image, problemText);
}

async function upload(form: string, { id, file }: FormImage, problemText: (problem: unknown) => string): Promise<void> {
  update(form, id, { state: 'sending', progress: 0, problem: undefined });
  try {
    const { sendImage } = await import('../../data/send-image.ts');
    const { url } = await sendImage(file, (progress) => update(form, id, { progress }));
    update(form, id, { state: 'sent', address: url });
  } catch (problem) {
    update(form, id, { state: 'failed', problem: problemText(problem) });
  }
}

export function removeImage(form: string, id: string): void {
  const image = useImages.getState()[form]?.find((one) => one.id === id);
  if (image) URL.revokeObjectURL(image.preview);
  change(form, (before) => before.filter((one) => one.id !== id));
}

/** URLs of the uploaded images. */
export const addressesOf = (images: readonly FormImage[]): string[] =>
  images.flatMap(({ address }) => (address === undefined ? [] : [address]));

/** Removes the images of a submitted form, or of all forms. */
export function clearImages(form?: string): void {
  const all = useImages.getState();
  for (const name of form === undefined ? Object.keys(all) : [form])
    for (const { id } of all[name] ?? []) removeImage(name, id);
}
