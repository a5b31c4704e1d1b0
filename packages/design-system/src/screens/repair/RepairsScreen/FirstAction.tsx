import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import type { Place } from '../../../places/places.ts';
import { canPayNow } from '../can-pay-now.ts';
import type { Can } from '../request-changes.ts';
import { messages } from './RepairsScreen.messages.ts';

type First = { name: 'pay' | 'answer' | 'track' | 'check' | 'details'; to: Place };

/** The next thing to do; the details where the shopper waits for the shop. */
function firstOf(request: RepairRequest, can: Can, now: number): First {
  const { number, status, parcelNumber } = request;
  if (canPayNow(request, can, now)) return { name: 'pay', to: { name: 'repairPayment', request: number } };
  if (can('sendEvidence', request)) return { name: 'answer', to: { name: 'repairRequest', request: number } };
  if (status === 'shipped' && parcelNumber !== '')
    return { name: 'track', to: { name: 'repairTracking', request: number } };
  return { name: can('finish', request) ? 'check' : 'details', to: { name: 'repairRequest', request: number } };
}

/** A link to the next thing to do. */
export function FirstAction({ request, can }: { request: RepairRequest; can: Can }) {
  const now = useShopClock()();
  const first = firstOf(request, can, now);
  return (
    <ButtonLink to={first.to} look={first.name === 'pay' || first.name === 'answer' ? 'main' : 'outline'}>
      <FormattedMessage {...messages[first.name]} />
    </ButtonLink>
  );
}
