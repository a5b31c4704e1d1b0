import type { RepairCartEntry } from '@shop/contracts';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RepairLines } from '../../../commerce/RepairLines/RepairLines.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './RepairEntry.messages.ts';
import styles from './RepairEntry.module.css';

export type RepairEntryLinesProps = {
  entry: RepairCartEntry;
  /** How many lines are shown before the rest is collapsed; a single further one is shown too. */
  shown: number;
};

/** The lines of a request, collapsible when there are many. */
export function RepairEntryLines({ entry: { lines, eligibility }, shown }: RepairEntryLinesProps) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = lines.length > (shown === 0 ? 0 : shown + 1);
  const visible = isLong && !isOpen ? lines.slice(0, shown) : lines;
  return (
    <div className={styles.lines}>
      <div id={list}>
        {visible.length > 0 ? <RepairLines lines={visible} isFree={eligibility.kind === 'free'} /> : null}
      </div>
      {isLong ? (
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-controls={list}
          icon={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <FormattedMessage {...messages.showFewer} />
          ) : (
            <FormattedMessage
              {...(shown === 0 ? messages.showLines : messages.showMore)}
              values={{ count: lines.length - shown }}
            />
          )}
        </Button>
      ) : null}
    </div>
  );
}
