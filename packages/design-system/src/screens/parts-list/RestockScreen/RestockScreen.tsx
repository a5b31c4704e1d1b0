import type { CartLine } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ListBreadcrumbs } from '../ListBreadcrumbs/ListBreadcrumbs.tsx';
import layout from '../list-page.module.css';
import { messages as alertMessages } from '../restock.messages.ts';
import { messages } from './RestockScreen.messages.ts';
import styles from './RestockScreen.module.css';

/** Whether an awaited part can be bought: `unread` when the shop did not say so. */
export type RestockState = 'back' | 'waiting' | 'notSold' | 'unread';

export type Awaited = {
  id: string;
  productId: string;
  /** The part as the shop describes it now; absent when it could not be asked. */
  line?: Pick<CartLine, 'name' | 'colour' | 'picture' | 'partNumber' | 'productId' | 'uniqueId'> | undefined;
  state: RestockState;
};

export type RestockScreenProps = {
  /** Fails when no part could be asked. */
  alerts: Loadable<readonly Awaited[]>;
  most: number;
  onRetry: () => void;
  /** `name` is that of the part, for a note. */
  onRemove: (id: string, name: string) => void;
};

const STATES: Record<RestockState, ReactNode> = {
  back: (
    <Tag tone="green" icon="check">
      <FormattedMessage {...messages.back} />
    </Tag>
  ),
  waiting: (
    <Tag tone="plain" icon="clock">
      <FormattedMessage {...messages.waiting} />
    </Tag>
  ),
  notSold: (
    <Tag tone="amber">
      <FormattedMessage {...messages.notSold} />
    </Tag>
  ),
  unread: (
    <Tag tone="plain">
      <FormattedMessage {...messages.unread} />
    </Tag>
  ),
};

/** The parts that a shopper waits for in this browser: whether they are back, and to remove them. */
export function RestockScreen({ alerts, most, onRetry, onRemove }: RestockScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(alertMessages.title);
  return (
    <Page isWaiting={alerts.state === 'loading'}>
      <div className={layout.page}>
        <ListBreadcrumbs steps={[{ label: title }]} />
        <div className={layout.head}>
          <h1>{title}</h1>
          <ButtonLink to={{ name: 'upload', view: 'saved' }}>
            <FormattedMessage {...messages.toLists} />
          </ButtonLink>
        </div>
        <p className={styles.quiet}>
          <FormattedMessage {...alertMessages.text} values={{ most }} />
        </p>
        <WhenReady of={alerts} skeleton={<AlertsSkeleton />} onRetry={onRetry}>
          {(awaited) =>
            awaited.length === 0 ? (
              <EmptyState
                title={formatMessage(messages.empty)}
                text={formatMessage(messages.emptyText)}
                action={<MainLink to={{ name: 'parts' }} text={messages.toParts} />}
              />
            ) : (
              <Rows awaited={awaited} onRemove={onRemove} />
            )
          }
        </WhenReady>
      </div>
    </Page>
  );
}

function Rows({ awaited, onRemove }: { awaited: readonly Awaited[] } & Pick<RestockScreenProps, 'onRemove'>) {
  const { formatMessage } = useIntl();
  const nameOf = useLineName();
  const list = useFocusAfterRemoval<HTMLUListElement>(awaited.length);
  return (
    <ul ref={list}>
      {awaited.map(({ id, productId, line, state }) => {
        const name = line ? nameOf(line) : formatMessage(messages.part, { id: productId });
        return (
          <li key={id} className={layout.row}>
            {line ? <PartThumbnail line={line} size="medium" /> : null}
            <div className={styles.part}>
              {line ? <PartName line={line} /> : name}
              {line ? <LineColour line={line} /> : null}
            </div>
            {STATES[state]}
            <Button
              look="text"
              className={styles.remove}
              data-remove
              aria-label={formatMessage(messages.removeNamed, { name })}
              onClick={() => onRemove(id, name)}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const AlertsSkeleton = () => (
  <ul>
    {['1', '2', '3'].map((row) => (
      <li key={row} className={layout.row}>
        <Skeleton shape="block" width="0.56rem" height="0.56rem" />
        <div className={styles.part}>
          <Skeleton width="2rem" />
          <Skeleton width="1rem" />
        </div>
      </li>
    ))}
  </ul>
);
