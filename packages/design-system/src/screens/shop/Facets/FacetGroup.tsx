import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import styles from './FacetGroup.module.css';
import { messages } from './Facets.messages.ts';

export type FacetGroupProps = {
  title: MessageDescriptor;
  /** A quiet word beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One filter of the column: its name and its values. */
export function FacetGroup({ title, aside, children }: FacetGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage {...title} />
        </h2>
        {aside ? <span>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}

/** What is there on demand, behind a word that says how much it is. */
export function FacetMore({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? children : null}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <FormattedMessage {...messages.fewer} /> : label}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
    </>
  );
}
