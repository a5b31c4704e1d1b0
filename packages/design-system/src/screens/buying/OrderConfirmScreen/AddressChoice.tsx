import type { Address } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { isRemoteArea } from '../../../delivery.ts';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './AddressChoice.module.css';

export type AddressChoiceProps = {
  addresses: Loadable<readonly Address[]>;
  chosen: string;
  onChoose: (id: string) => void;
  onRetry: () => void;
};

/** The address book as cards, one of them chosen; an empty book says what to do. */
export function AddressChoice({ addresses, chosen, onChoose, onRetry }: AddressChoiceProps) {
  const { formatMessage } = useIntl();
  const group = useId();
  return (
    <section>
      <div className={styles.head}>
        <h2 id={group}>
          <FormattedMessage {...messages.address} />
        </h2>
        <Link to={{ name: 'addresses' }}>
          <FormattedMessage {...messages.manage} />
        </Link>
      </div>
      <WhenReady of={addresses} skeleton={<CardsSkeleton />} onRetry={onRetry}>
        {(book) =>
          book.length === 0 ? (
            <Notice
              tone="amber"
              title={formatMessage(messages.noAddress)}
              action={
                <ButtonLink to={{ name: 'addresses' }}>
                  <FormattedMessage {...messages.addAddress} />
                </ButtonLink>
              }
            >
              <FormattedMessage {...messages.noAddressText} />
            </Notice>
          ) : (
            <div role="radiogroup" aria-labelledby={group} className={styles.cards}>
              {book.map((address) => (
                <ChoiceCard key={address.id} name={group} value={address.id} isChosen={address.id === chosen} onChoose={onChoose}>
                  <AddressWords address={address} />
                </ChoiceCard>
              ))}
            </div>
          )
        }
      </WhenReady>
    </section>
  );
}

/** A phone number told apart from others without being shown whole. */
const masked = (phone: string): string => (phone.length >= 8 ? `${phone.slice(0, 3)} **** ${phone.slice(-4)}` : phone);

function AddressWords({ address }: { address: Address }) {
  const { recipient, phone, province, city, district, detail, isDefault } = address;
  const isRemote = isRemoteArea(address);
  return (
    <span className={styles.words}>
      <span className={styles.who}>
        <b>{recipient}</b> <span className={styles.phone}>{masked(phone)}</span>
      </span>
      <span>{[province, city, district].filter(Boolean).join(' ')}</span>
      <span>{detail}</span>
      {isDefault || isRemote ? (
        <span className={styles.tags}>
          {isDefault ? (
            <Tag tone="plain">
              <FormattedMessage {...messages.byDefault} />
            </Tag>
          ) : null}
          {isRemote ? (
            <Tag tone="amber" icon="truck">
              <FormattedMessage {...messages.remote} />
            </Tag>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    <Skeleton shape="block" height="1.32rem" />
    <Skeleton shape="block" height="1.32rem" />
  </div>
);
