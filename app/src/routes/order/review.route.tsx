import { useFailureText } from '@shop/design-system';
import { ReviewScreen, type ReviewStatus } from '@shop/design-system/screens/orders/ReviewScreen/ReviewScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  addImages,
  addressesOf,
  clearImages,
  removeImage,
  retryImage,
  useAllImages,
} from '../../features/image/images.store.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { reviewMutation } from '../../features/review/review.mutation.ts';
import {
  deleteReviewDraft,
  saveReviewDraft,
  saveServiceStars,
  useReviewDrafts,
} from '../../features/review/review-drafts.store.ts';
import { useLanguage } from '../../language/use-language.ts';

export function ReviewRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const { lines: drafts, service } = useReviewDrafts();
  const images = useAllImages();
  const [statuses, setStatuses] = useState<Readonly<Record<string, ReviewStatus>>>({});
  const { mutateAsync: send } = useMutation(reviewMutation(client));
  const setStatus = (key: string, status: ReviewStatus) => setStatuses((others) => ({ ...others, [key]: status }));
  const problemText = (problem: unknown) => failureText(toFailure(problem));

  const sendLine = async (key: string) => {
    const draft = drafts[key];
    if (!draft) return;
    setStatus(key, 'busy');
    try {
      await send({
        reviewKey: key,
        stars: draft.stars,
        serviceStars: service[number] ?? 0,
        text: draft.text.trim(),
        images: addressesOf(images[key] ?? []),
      });
      deleteReviewDraft(key);
      clearImages(key);
      setStatus(key, 'sent');
    } catch (problem) {
      setStatus(key, toFailure(problem));
    }
  };
  return (
    <ReviewScreen
      order={toLoadable(order)}
      service={service[number] ?? 0}
      onService={(stars) => saveServiceStars(number, stars)}
      drafts={drafts}
      onDraft={saveReviewDraft}
      images={images}
      onAddImages={(key, files) => addImages(key, files, problemText)}
      onRemoveImage={removeImage}
      onTryImageAgain={(key, id) => retryImage(key, id, problemText)}
      statuses={statuses}
      onSend={({ reviewKey }) => void sendLine(reviewKey)}
      onRetry={() => void order.refetch()}
    />
  );
}
