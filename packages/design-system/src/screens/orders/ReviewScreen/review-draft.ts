import type { Order, OrderLine } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { Failure } from '../../../loadable.ts';

/** The review of a line as far as it is written; 0 stars are none yet. */
export type ReviewDraft = { stars: number; text: string };
export const EMPTY_DRAFT: ReviewDraft = { stars: 0, text: '' };

/** How far the review of a line is, once it was sent. */
export type ReviewSending = 'busy' | 'sent' | Failure;

/** Most characters, counted as people count, and most images of one review. */
export const TEXT_LIMIT = 500;
export const MAX_IMAGES = 6;

/** A part of the review of a line, and what is wrong with it. */
export type DraftProblem = {
  part: 'stars' | 'service' | 'text' | 'images';
  word: 'starsFirst' | 'serviceFirst' | 'tooLong' | 'imagesSending' | 'imagesFailed';
};

/** What is to be mended before the review of a line can be sent. */
export function problemsOfDraft(
  { stars, text }: ReviewDraft,
  service: number,
  images: readonly FieldImage[],
): readonly DraftProblem[] {
  const is = (state: FieldImage['state']) => images.some((image) => image.state === state);
  const all: [boolean, DraftProblem][] = [
    [stars === 0, { part: 'stars', word: 'starsFirst' }],
    [[...text.trim()].length > TEXT_LIMIT, { part: 'text', word: 'tooLong' }],
    [is('failed'), { part: 'images', word: 'imagesFailed' }],
    [!is('failed') && is('sending'), { part: 'images', word: 'imagesSending' }],
    [service === 0, { part: 'service', word: 'serviceFirst' }],
  ];
  return all.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

/** Whether the order was received: only then can it be reviewed. */
export const isReceived = ({ state }: Order): boolean => state === 'toReview' || state === 'completed';

/** Lines that can be reviewed or were; a line without a key cannot. */
export const reviewable = ({ lines }: Order): readonly OrderLine[] =>
  lines.filter(({ reviewKey, isReviewed }) => reviewKey !== '' || isReviewed);
