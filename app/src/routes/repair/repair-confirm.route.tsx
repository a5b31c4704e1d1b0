import type { RepairConfirmation } from '@shop/contracts';
import { RepairConfirmScreen } from '@shop/design-system/screens/repair/RepairConfirmScreen/RepairConfirmScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { isGone, isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useAddressBook } from '../../features/address/use-address-book.ts';
import { useRepairAttempt } from '../../features/repair/repair-attempt.store.ts';
import { repairConfirmQuery } from '../../features/repair/repair-confirm.query.ts';
import { saveRepairForm, useRepairForm } from '../../features/repair/repair-form.store.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useNewsSinceCart } from './use-news-since-cart.ts';
import { useRepairSubmission } from './use-repair-submission.ts';

export function RepairConfirmRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const ids = (search.get('cartId') ?? '').split(',').filter(Boolean);
  const { message, address, acceptedFor } = useRepairForm();
  const { attempt } = useRepairAttempt();
  const { book } = useAddressBook(undefined, address, (id) => saveRepairForm({ address: id }));
  const chosen =
    book.addresses.state === 'ready' ? book.addresses.value.find(({ id }) => id === book.chosen) : undefined;
  const options = repairConfirmQuery(
    ids,
    chosen,
    attempt === undefined && book.addresses.state !== 'loading',
    language,
  );
  const query = useQuery(options);
  // The form stays when the price for another address cannot be computed.
  const [last, setLast] = useState<RepairConfirmation>();
  if (query.data && query.data !== last) setLast(query.data);
  const confirmation = query.data ?? last;
  const submission = useRepairSubmission({ query, queryKey: options.queryKey });
  const news = useNewsSinceCart(ids, confirmation);
  const isFailed = query.isError && !query.isFetching;
  const requests = ids.join(',');
  return (
    <RepairConfirmScreen
      // When it is gone, none of the requests is in the cart any more.
      confirmation={toLoadable({ data: isGone(query.error) ? undefined : confirmation, error: query.error })}
      isUnavailable={isUnknownCall(query.error)}
      pricing={pricingOf(query.isFetching, isFailed)}
      addressBook={{
        ...book,
        marksRemote: useDelivery() !== undefined,
        onChoose: (id) => {
          submission.reset();
          book.onChoose(id);
        },
      }}
      // While the outcome is unknown, what asking again sends.
      message={attempt && submission.outcome?.kind === 'unknown' ? attempt.message : message}
      acceptsShade={acceptedFor === requests}
      submitting={submission.isBusy ? 'busy' : 'idle'}
      outcome={submission.outcome ?? (isFailed ? { kind: 'refused', failure: toFailure(query.error) } : undefined)}
      repricing={submission.repricing ?? news}
      onMessage={(text) => saveRepairForm({ message: text })}
      onAcceptShade={(accepts) => saveRepairForm({ acceptedFor: accepts ? requests : '' })}
      onSubmit={() => submission.submit({ addressId: book.chosen, message: message.trim() })}
      onAskAgain={submission.askAgain}
      onRetry={() => void query.refetch()}
    />
  );
}

function pricingOf(isFetching: boolean, isFailed: boolean): 'known' | 'busy' | 'failed' {
  if (isFetching) return 'busy';
  return isFailed ? 'failed' : 'known';
}
