import type { RepairSet } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './RepairSetScreen.module.css';

export type ChosenSetProps = {
  set: Loadable<RepairSet | null> | undefined;
  filledOrder: string;
  onRetry: () => void;
};

/** The set whose number is typed, to compare with the box; nothing while there is none. */
export function ChosenSet({ set, filledOrder, onRetry }: ChosenSetProps) {
  if (!set) return null;
  return (
    <WhenReady of={set} skeleton={<Skeleton shape="block" height="1.2rem" />} onRetry={onRetry}>
      {(found) =>
        found ? (
          <section className={styles.chosen} aria-label={found.name}>
            <SetPicture pictures={found.pictures} size="large" />
            <div>
              <h2>{found.name}</h2>
              <p className={styles.facts}>
                <span>
                  <FormattedMessage {...messages.number} values={{ number: found.number }} />
                </span>
                <span>
                  <FormattedMessage {...messages.pieces} values={{ count: found.pieces }} />
                </span>
                <span>
                  <FormattedMessage {...messages.bags} values={{ count: found.bags }} />
                </span>
                <span>
                  <FormattedMessage {...messages.steps} values={{ count: found.steps }} />
                </span>
              </p>
              {filledOrder === '' ? null : (
                <p className={styles.filled}>
                  <Icon name="check" size={16} />
                  <FormattedMessage {...messages.filled} values={{ order: filledOrder }} />
                </p>
              )}
            </div>
          </section>
        ) : null
      }
    </WhenReady>
  );
}
