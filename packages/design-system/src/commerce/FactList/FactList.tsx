import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './FactList.module.css';

export type Fact<Name extends string> = { name: Name; value: ReactNode };

export type FactListProps<Name extends string> = {
  facts: readonly Fact<Name>[];
  /** The names of the facts. */
  messages: Record<Name, MessageDescriptor>;
};

/** The facts of an order, a refund or a repair request, each with its name. */
export const FactList = <Name extends string>({ facts, messages }: FactListProps<Name>) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt>
          <FormattedMessage {...messages[name]} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
