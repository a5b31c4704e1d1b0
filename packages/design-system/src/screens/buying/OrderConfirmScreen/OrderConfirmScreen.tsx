import type { Address, Computed, OrderDraft } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx';
import { MESSAGE_LIMIT, OrderCard } from './OrderCard.tsx';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderConfirmScreen.module.css';
import { OrderProblem } from './OrderProblem.tsx';

export type OrderConfirmScreenProps = {
  draft: Loadable<OrderDraft>;
  /** What the order costs with the chosen address; asked anew after each change. */
  computed: Loadable<Computed>;
  addresses: Loadable<readonly Address[]>;
  /** Id of the chosen address; '' while none is. */
  addressId: string;
  /** The buyer's message: at most 150 characters (spec section 9); longer text is kept and told, never cut. */
  message: string;
  placing: 'idle' | 'busy';
  /** Why the order could not be placed. */
  failure?: Failure;
  /** Whether the order key has lived its 10 minutes: only the cart can make a new one. */
  isExpired?: boolean;
  onChooseAddress: (id: string) => void;
  onMessage: (text: string) => void;
  onPlace: () => void;
  onRetry: () => void;
};

/** The order before it is placed: where it goes, what is in it, what it costs. */
export function OrderConfirmScreen(props: OrderConfirmScreenProps) {
  return (
    <Page isWaiting={props.draft.state === 'loading'}>
      <BuyingHead step="confirm" />
      <OrderProblem failure={props.failure} isExpired={props.isExpired} />
      <WhenReady of={props.draft} skeleton={<ConfirmSkeleton />} onRetry={props.onRetry}>
        {(draft) => <Draft {...props} laidOut={draft} />}
      </WhenReady>
      {props.draft.state === 'failed' ? (
        <p className={styles.back}>
          <Link to={{ name: 'cart' }}>
            <FormattedMessage {...messages.toCart} />
          </Link>
        </p>
      ) : null}
    </Page>
  );
}

function Draft({ laidOut, computed, addresses, addressId, message, placing, isExpired = false, onChooseAddress, onMessage, onPlace, onRetry }: OrderConfirmScreenProps & { laidOut: OrderDraft }) {
  const { formatMessage } = useIntl();
  const isChosen = addresses.state === 'ready' && addresses.value.some((address) => address.id === addressId);
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <AddressChoice addresses={addresses} chosen={addressId} onChoose={onChooseAddress} onRetry={onRetry} />
        <TextArea label={formatMessage(messages.message)} hint={formatMessage(messages.carrier)} value={message} onChange={onMessage} maxLength={MESSAGE_LIMIT} />
      </div>
      <OrderCard draft={laidOut} computed={computed} hasAddress={isChosen} messageLength={[...message].length} placing={placing} isOver={isExpired} onPlace={onPlace} onRetry={onRetry} />
    </div>
  );
}
