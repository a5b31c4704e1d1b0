import type { ReviewDraft } from '@shop/design-system/screens/orders/ReviewScreen/ReviewScreen';
import { createPersistedStore } from '../../session/persisted.ts';

type Drafts = { lines: Readonly<Record<string, ReviewDraft>>; service: Readonly<Record<string, number>> };

const isStars = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5;
const isDraft = (value: unknown): value is ReviewDraft => {
  const { stars, text } = (value ?? {}) as { stars?: unknown; text?: unknown };
  return isStars(stars) && typeof text === 'string';
};
const onlyValid = <T>(persisted: unknown, isValid: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(Object.entries(persisted ?? {}).filter((entry): entry is [string, T] => isValid(entry[1])));

/** Unsent reviews: stars and text by review key, stars for the service by order number. */
export const useReviewDrafts = createPersistedStore<Drafts>('reviewDrafts', { lines: {}, service: {} }, (persisted) => {
  const { lines, service } = (persisted ?? {}) as { lines?: unknown; service?: unknown };
  return { lines: onlyValid(lines, isDraft), service: onlyValid(service, isStars) };
});

export const saveReviewDraft = (reviewKey: string, draft: ReviewDraft): void =>
  useReviewDrafts.setState(({ lines }) => ({ lines: { ...lines, [reviewKey]: draft } }));
export const saveServiceStars = (order: string, stars: number): void =>
  useReviewDrafts.setState(({ service }) => ({ service: { ...service, [order]: stars } }));
export function deleteReviewDraft(reviewKey: string): void {
  const { [reviewKey]: _, ...lines } = useReviewDrafts.getState().lines;
  useReviewDrafts.setState({ lines });
}
