import { useFailureText } from '@shop/design-system';
import { ReviewScreen, type ReviewSending } from '@shop/design-system/screens/review';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  addImages,
  addressesOf,
  forgetImages,
  removeImage,
  tryImageAgain,
  useAllImages,
} from '../../features/image/images.store.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { reviewMutation } from '../../features/review/review.mutation.ts';
import { forgetReview, keepReview, keepService, useReviewDrafts } from '../../features/review/review-drafts.store.ts';
import { useLanguage } from '../../language/use-language.ts';

export function ReviewRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const say = useFailureText();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const { lines: drafts, service } = useReviewDrafts();
  const images = useAllImages();
  const [sending, setSending] = useState<Readonly<Record<string, ReviewSending>>>({});
  const { mutateAsync: send } = useMutation(reviewMutation(client));
  const note = (key: string, state: ReviewSending) => setSending((others) => ({ ...others, [key]: state }));
  const sayProblem = (problem: unknown) => say(toFailure(problem));

  const sendLine = async (key: string) => {
    const draft = drafts[key];
    if (!draft) return;
    note(key, 'busy');
    try {
      await send({
        reviewKey: key,
        stars: draft.stars,
        serviceStars: service[number] ?? 0,
        text: draft.text.trim(),
        images: addressesOf(images[key] ?? []),
      });
      forgetReview(key);
      forgetImages(key);
      note(key, 'sent');
    } catch (problem) {
      note(key, toFailure(problem));
    }
  };
  return (
    <ReviewScreen
      order={toLoadable(order)}
      service={service[number] ?? 0}
      onService={(stars) => keepService(number, stars)}
      drafts={drafts}
      onDraft={keepReview}
      images={images}
      onAddImages={(key, files) => addImages(key, files, sayProblem)}
      onRemoveImage={removeImage}
      onTryImageAgain={(key, id) => tryImageAgain(key, id, sayProblem)}
      sending={sending}
      onSend={({ reviewKey }) => void sendLine(reviewKey)}
      onRetry={() => void order.refetch()}
    />
  );
}
