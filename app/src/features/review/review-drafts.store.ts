import type { ReviewDraft } from '@shop/design-system/screens/review';
import { createKept } from '../../session/kept.ts';

type Drafts = { lines: Readonly<Record<string, ReviewDraft>>; service: Readonly<Record<string, number>> };

const isStars = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5;
const isDraft = (value: unknown): value is ReviewDraft => {
  const { stars, text } = (value ?? {}) as { stars?: unknown; text?: unknown };
  return isStars(stars) && typeof text === 'string';
};
const only = <T>(kept: unknown, isIt: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, T] => isIt(entry[1])));

/** Reviews that were begun and not sent: stars and text by review key, stars for the service by order number. */
export const useReviewDrafts = createKept<Drafts>('reviewDrafts', { lines: {}, service: {} }, (kept) => {
  const { lines, service } = (kept ?? {}) as { lines?: unknown; service?: unknown };
  return { lines: only(lines, isDraft), service: only(service, isStars) };
});

export const keepReview = (reviewKey: string, draft: ReviewDraft): void =>
  useReviewDrafts.setState(({ lines }) => ({ lines: { ...lines, [reviewKey]: draft } }));
export const keepService = (order: string, stars: number): void =>
  useReviewDrafts.setState(({ service }) => ({ service: { ...service, [order]: stars } }));
export function forgetReview(reviewKey: string): void {
  const { [reviewKey]: _, ...lines } = useReviewDrafts.getState().lines;
  useReviewDrafts.setState({ lines });
}
