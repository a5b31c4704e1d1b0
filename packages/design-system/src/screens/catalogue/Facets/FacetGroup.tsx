import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import styles from './FacetGroup.module.css';
import { messages } from './Facets.messages.ts';

export type FacetGroupProps = {
  title: MessageDescriptor;
  /** Short secondary text beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One facet of the column: its name and its values. */
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

/** Content that opens on demand; the label of the button says how much there is. */
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
