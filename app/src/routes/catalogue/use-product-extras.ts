import { useFailureText, useStableCallback, useToast } from '@shop/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClipboardWriter } from '../../browser/clipboard.ts';
import { toFailure } from '../../data/call-error.ts';
import { loadMesh } from '../../data/load-mesh.ts';
import { toLoadable, toOffered, toRowsLoadable } from '../../data/to-loadable.ts';
import {
  familyQuery,
  phoneBuyingQuery,
  reviewCountsQuery,
  reviewsQuery,
} from '../../features/catalogue/product.query.ts';
import type { ReviewKind } from '../../features/catalogue/review-kind.ts';
import { receiveCouponMutation } from '../../features/coupon/coupon.mutation.ts';
import { couponsQuery } from '../../features/coupon/coupon.query.ts';
import { companyInfoQuery } from '../../features/site/site.query.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';
import { addRecent } from '../../session/recent-activity.store.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { compareShades } from './compare-shades.tsx';
import { useMatrix } from './use-matrix.ts';

type ShownReviews = { kind: ReviewKind; pages: number };

/**
 * Everything on the product page beside the product: family, reviews, coupons, buying by phone. Requested once the
 * product has loaded, which is when its `id` is defined; then it is also marked as viewed. A promotion takes no coupons.
 */
export function useProductExtras(id: string | undefined, takesCoupons = true) {
  const language = useLanguage();
  const { isSignedIn, user } = useSession();
  const client = useQueryClient();
  const go = useGo();
  const toast = useToast();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<ShownReviews & { of: string | undefined }>();
  const { kind, pages }: ShownReviews = chosen?.of === id && chosen ? chosen : { kind: 'all', pages: 1 };
  const productId = id ?? '';
  const enabled = id !== undefined;
  const family = useQuery({ ...familyQuery(productId, language), enabled });
  const counts = useQuery({ ...reviewCountsQuery(productId), enabled });
  const reviews = useQuery({ ...reviewsQuery(productId, kind, pages, language), enabled });
  const company = useQuery(companyInfoQuery(language));
  const coupons = useQuery({ ...couponsQuery(productId, language), enabled: enabled && takesCoupons });
  const phone = useQuery({ ...phoneBuyingQuery(productId), enabled });
  const receiving = useMutation({
    ...receiveCouponMutation(client),
    onError: (problem) => toast({ text: failureText(toFailure(problem)), tone: 'red' }),
  });
  const matrix = useMatrix(family.data?.parts.map((part) => part.id) ?? [productId]);
  useEffect(() => {
    if (id !== undefined) addRecent('parts', id);
  }, [id]);

  const couponList = toOffered(coupons);
  // Stable, as what they are given to is memoised: six answers arrive one after the other.
  const onReceive = useStableCallback((couponId: string) =>
    isSignedIn ? receiving.mutate(couponId) : go({ name: 'login' }),
  );
  const onRetryCoupons = useStableCallback(() => void coupons.refetch());
  const onRetryFamily = useStableCallback(() => void family.refetch());
  return {
    family: toOffered(family),
    onRetryFamily,
    reviews: {
      counts: toLoadable(counts),
      kind,
      list: toRowsLoadable(reviews),
      hasMore: reviews.data?.hasMore ?? false,
      shop: company.data?.name,
      onKind: (next: ReviewKind) => setChosen({ of: id, kind: next, pages: 1 }),
      onMore: () => setChosen({ of: id, kind, pages: pages + 1 }),
      onRetry: () => void Promise.all([counts.refetch(), reviews.refetch()]),
    },
    coupons: couponList && {
      list: couponList,
      receiving: receiving.isPending ? receiving.variables : undefined,
      onReceive,
      onRetry: onRetryCoupons,
    },
    phone: toOffered(phone),
    onRetryPhone: () => void phone.refetch(),
    matrix,
    compareShades,
    loadMesh,
    delivery: useDelivery(),
    onCopy: useClipboardWriter(),
    isMember: user?.isMember ?? false,
  };
}
