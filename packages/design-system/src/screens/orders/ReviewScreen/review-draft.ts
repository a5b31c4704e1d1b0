import type { Order, OrderLine } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { Failure } from '../../../loadable.ts';

/** The unsent review of a line; 0 stars means none yet. */
export type ReviewDraft = { stars: number; text: string };
export const EMPTY_DRAFT: ReviewDraft = { stars: 0, text: '' };

/** The status of the review of a line, once it was sent. */
export type ReviewStatus = 'busy' | 'sent' | Failure;

/** In characters, an emoji counting as one. */
export const MAX_TEXT_LENGTH = 500;
export const MAX_IMAGES = 6;

/** A part of the review of a line, and what is wrong with it. */
export type DraftProblem = {
  part: 'stars' | 'service' | 'text' | 'images';
  message: 'starsFirst' | 'serviceFirst' | 'tooLong' | 'imagesSending' | 'imagesFailed';
};

/** What to correct before the review of a line can be sent. */
export function validateDraft(
  { stars, text }: ReviewDraft,
  service: number,
  images: readonly FieldImage[],
): readonly DraftProblem[] {
  const hasImage = (state: FieldImage['state']) => images.some((image) => image.state === state);
  const all: [boolean, DraftProblem][] = [
    [stars === 0, { part: 'stars', message: 'starsFirst' }],
    [[...text.trim()].length > MAX_TEXT_LENGTH, { part: 'text', message: 'tooLong' }],
    [hasImage('failed'), { part: 'images', message: 'imagesFailed' }],
    [!hasImage('failed') && hasImage('sending'), { part: 'images', message: 'imagesSending' }],
    [service === 0, { part: 'service', message: 'serviceFirst' }],
  ];
  return all.flatMap(([applies, problem]) => (applies ? [problem] : []));
}

/** Whether the order was received: only then can it be reviewed. */
export const isReceived = ({ state }: Order): boolean => state === 'toReview' || state === 'completed';

/** Lines that can be reviewed or already are; a line without a review key cannot. */
export const reviewable = ({ lines }: Order): readonly OrderLine[] =>
  lines.filter(({ reviewKey, isReviewed }) => reviewKey !== '' || isReviewed);
