import type { RepairSet } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages } from './RepairPickScreen.messages.ts';
import styles from './SetHead.module.css';
import type { ViewName } from './pick-view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export type SetHeadProps = {
  set: RepairSet;
  view: ViewName;
  /** Without steps there is no view by step. */
  hasSteps: boolean;
  onView: (view: ViewName) => void;
};

/** The set whose parts are picked, and the ways to find a part. */
export const SetHead = ({ set, view, hasSteps, onView }: SetHeadProps) => (
  <section className={styles.head}>
    <SetPicture pictures={set.pictures} size="large" />
    <div className={styles.text}>
      <h2>{set.name}</h2>
      <ul className={styles.facts}>
        <li>
          <FormattedMessage
            {...messages.setNumber}
            values={{ number: set.number, mono: (number) => <span className={styles.mono}>{number}</span> }}
          />
        </li>
        <li>
          <FormattedMessage {...messages.pieces} values={{ pieces: set.pieces }} />
        </li>
        {set.bags > 0 && set.steps > 0 ? (
          <li>
            <FormattedMessage {...messages.bagsAndSteps} values={{ bags: set.bags, steps: set.steps }} />
          </li>
        ) : null}
      </ul>
      <Link to={{ name: 'repairSet' }} className={styles.change}>
        <FormattedMessage {...messages.changeSet} />
      </Link>
    </div>
    <ViewSwitch view={view} hasSteps={hasSteps} onView={onView} />
  </section>
);
