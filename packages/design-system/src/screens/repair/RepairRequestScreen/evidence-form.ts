import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';

/** The most images with an answer. */
export const MAX_EVIDENCE_IMAGES = 3;

/** The answer to a question of the agent. */
export type EvidenceForm = { text: string; images: readonly FieldImage[] };

/** Changes of the images of an answer. */
export type EvidenceImages = {
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (id: string) => void;
  onTryImageAgain: (id: string) => void;
};

/** What must be corrected before the answer can be sent: the text, or the images. */
export type EvidenceProblem = { field: 'text'; kind: 'empty' | 'tooLong' } | { field: 'images'; kind: 'unsent' };

/** The first thing to correct. An answer has a text or an image; every image is uploaded. */
export function evidenceProblem(
  { text, images }: EvidenceForm,
  maxTextLength: number | undefined,
): EvidenceProblem | undefined {
  if (text.trim() === '' && images.length === 0) return { field: 'text', kind: 'empty' };
  if (isTooLong(text, maxTextLength)) return { field: 'text', kind: 'tooLong' };
  return images.some(({ state }) => state !== 'sent') ? { field: 'images', kind: 'unsent' } : undefined;
}

/** Whether a text has more characters than allowed; an emoji counts as one. */
export const isTooLong = (text: string, maxLength: number | undefined): boolean =>
  maxLength !== undefined && [...text].length > maxLength;
