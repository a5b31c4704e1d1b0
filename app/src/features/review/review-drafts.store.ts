import type { ReviewDraft } from '@shop/design-system/screens/orders/ReviewScreen/ReviewScreen';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

type Drafts = { lines: Readonly<Record<string, ReviewDraft>>; service: Readonly<Record<string, number>> };

const isStars = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5;
const isDraft = (value: unknown): value is ReviewDraft => isRecord(value) && isStars(value.stars) && isText(value.text);

/** Unsent reviews: stars and text by review key, stars for the service by order number. */
export const useReviewDrafts = createPersistedStore<Drafts>('reviewDrafts', { lines: {}, service: {} }, (stored) =>
  isRecord(stored)
    ? { lines: validEntries(stored.lines, isDraft), service: validEntries(stored.service, isStars) }
    : undefined,
);

export const saveReviewDraft = (reviewKey: string, draft: ReviewDraft): void =>
  useReviewDrafts.setState(({ lines }) => ({ lines: { ...lines, [reviewKey]: draft } }));
export const saveServiceStars = (order: string, stars: number): void =>
  useReviewDrafts.setState(({ service }) => ({ service: { ...service, [order]: stars } }));
export function deleteReviewDraft(reviewKey: string): void {
  const { [reviewKey]: _, ...lines } = useReviewDrafts.getState().lines;
  useReviewDrafts.setState({ lines });
}
