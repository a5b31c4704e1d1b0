import type { FieldImage } from '@shop/design-system';
import { create } from 'zustand';
import { newId } from '../../new-id.ts';

/** An image that was put into a form; `address` once the shop has it. */
export type PutImage = FieldImage & { file: File; address?: string };

/** Images by the form they were put into. They outlive the page, so that sign-in in the middle loses none; a reload does, since files cannot be kept. */
const useImages = create<Readonly<Record<string, readonly PutImage[]>>>(() => ({}));

const NONE: readonly PutImage[] = [];
export const useImagesOf = (form: string): readonly PutImage[] => useImages((all) => all[form] ?? NONE);
export const useAllImages = (): Readonly<Record<string, readonly PutImage[]>> => useImages();

const change = (form: string, next: (before: readonly PutImage[]) => readonly PutImage[]) =>
  useImages.setState((all) => ({ [form]: next(all[form] ?? NONE) }));
const update = (form: string, id: string, changed: Partial<PutImage>) =>
  change(form, (before) => before.map((image) => (image.id === id ? { ...image, ...changed } : image)));

/** Puts images into a form and sends them. `sayProblem` makes a sentence of why one could not be sent. */
export function addImages(form: string, files: readonly File[], sayProblem: (problem: unknown) => string): void {
  for (const file of files) {
    const image: PutImage = {
      id: newId(),
      name: file.name,
      preview: URL.createObjectURL(file),
      state: 'sending',
      file,
    };
    change(form, (before) => [...before, image]);
    void sendOne(form, image, sayProblem);
  }
}

export function tryImageAgain(form: string, id: string, sayProblem: (problem: unknown) => string): void {
  const image = useImages.getState()[form]?.find((one) => one.id === id);
  if (image) void sendOne(form, image, sayProblem);
}

async function sendOne(form: string, { id, file }: PutImage, sayProblem: (problem: unknown) => string): Promise<void> {
  update(form, id, { state: 'sending', progress: 0, problem: undefined });
  try {
    const { sendImage } = await import('../../data/send-image.ts');
    const { url } = await sendImage(file, (progress) => update(form, id, { progress }));
    update(form, id, { state: 'sent', address: url });
  } catch (problem) {
    update(form, id, { state: 'failed', problem: sayProblem(problem) });
  }
}

export function removeImage(form: string, id: string): void {
  const image = useImages.getState()[form]?.find((one) => one.id === id);
  if (image) URL.revokeObjectURL(image.preview);
  change(form, (before) => before.filter((one) => one.id !== id));
}

/** Addresses of what the shop has. */
export const addressesOf = (images: readonly PutImage[]): string[] =>
  images.flatMap(({ address }) => (address === undefined ? [] : [address]));

/** Forgets the images of a form that was sent, or of all forms. */
export function forgetImages(form?: string): void {
  const all = useImages.getState();
  for (const name of form === undefined ? Object.keys(all) : [form])
    for (const { id } of all[name] ?? []) removeImage(name, id);
}
