import { useFailureText, useToast } from '@shop/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  familyQuery,
  phoneBuyingQuery,
  reviewCountsQuery,
  reviewsQuery,
} from '../../features/catalogue/product.query.ts';
import type { ReviewKind } from '../../features/catalogue/review-kind.ts';
import { couponsQuery } from '../../features/offer/offer.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { addRecent } from '../../session/recent-activity.store.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { useMatrix } from './use-matrix.ts';

/** Everything on the product page beside the product: family, reviews, coupons, buying by phone. Marks it as viewed. */
export function useProductExtras(id: string) {
  const language = useLanguage();
  const { isSignedIn, user } = useSession();
  const client = useQueryClient();
  const go = useGo();
  const toast = useToast();
  const failureText = useFailureText();
  const [{ kind, pages }, setReviews] = useState<{ kind: ReviewKind; pages: number }>({ kind: 'all', pages: 1 });
  const family = useQuery(familyQuery(id, language));
  const counts = useQuery(reviewCountsQuery(id));
  const reviews = useQuery(reviewsQuery(id, kind, pages, language));
  const coupons = useQuery(couponsQuery(id, language));
  const phone = useQuery(phoneBuyingQuery(id));
  const receiving = useMutation({
    mutationFn: async (couponId: string) =>
      (await import('../../features/offer/offer.calls.ts')).receiveCoupon(couponId),
    onSettled: () => client.invalidateQueries({ queryKey: ['coupons'] }),
    onError: (problem) => toast({ text: failureText(toFailure(problem)), tone: 'red' }),
  });
  const matrix = useMatrix(family.data?.parts.map((part) => part.id) ?? [id]);
  useEffect(() => addRecent('parts', id), [id]);

  const list = toLoadable(reviews);
  return {
    family: toLoadable(family),
    reviews: {
      counts: toLoadable(counts),
      kind,
      list: list.state === 'ready' ? { state: 'ready' as const, value: list.value.rows } : list,
      hasMore: reviews.data?.hasMore ?? false,
      onKind: (next: ReviewKind) => setReviews({ kind: next, pages: 1 }),
      onMore: () => setReviews({ kind, pages: pages + 1 }),
      onRetry: () => void Promise.all([counts.refetch(), reviews.refetch()]),
    },
    coupons: {
      list: toLoadable(coupons),
      receiving: receiving.isPending ? receiving.variables : undefined,
      onReceive: (couponId: string) => (isSignedIn ? receiving.mutate(couponId) : go({ name: 'login' })),
    },
    phone: toLoadable(phone),
    matrix,
    onCopy: clipboardWriter(),
    isMember: user?.isMember ?? false,
  };
}
