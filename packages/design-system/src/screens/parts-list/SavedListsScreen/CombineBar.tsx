import type { SavedList } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { cutName } from '../ListNameField/list-name.ts';
import { combinedName, MAX_TIMES, type CombineHow } from './combine.ts';
import { messages } from './SavedListsScreen.messages.ts';
import type { SavedListsScreenProps } from './SavedListsScreen.tsx';
import styles from './SavedListsScreen.module.css';

/** The most characters of a list's name on a button. */
const SHORT = 16;

type CombineBarProps = Pick<SavedListsScreenProps, 'onCombine' | 'combining'> & {
  /** At least one list, in the order of selection. */
  lists: readonly SavedList[];
  onNone: () => void;
  /** How many times one list is needed. */
  times: number;
  onTimes: (times: number) => void;
};

/** Actions on the selected lists: multiply one, or combine several. */
export function CombineBar({ lists, onCombine, combining, onNone, times, onTimes }: CombineBarProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const names = lists.map(({ name }) => name);
  const isBusy = combining?.state === 'busy';
  const combine = (how: CombineHow) => {
    const counted = how === 'times' ? times : 1;
    onCombine({ how, ids: lists.map(({ id }) => id), times: counted, name: combinedName(how, names, counted) });
  };
  const several = (['sum', 'most', 'minus'] as const).map((how) => (
    <Button key={how} isBusy={isBusy} onClick={() => combine(how)}>
      <FormattedMessage {...messages[how]} values={{ name: cutName(names[0] ?? '', SHORT) }} />
    </Button>
  ));
  return (
    <section className={styles.bar} aria-label={formatMessage(messages.chosen, { count: lists.length })}>
      <div className={styles.chosen}>
        <b role="status">
          <FormattedMessage {...messages.chosen} values={{ count: lists.length }} />
        </b>
        <Button look="text" onClick={onNone}>
          <FormattedMessage {...messages.none} />
        </Button>
        <p className={styles.quiet}>
          <FormattedMessage {...messages.combineHint} />
        </p>
      </div>
      <div className={styles.ways}>
        {lists.length > 1 ? (
          several
        ) : (
          <>
            <QuantityStepper
              label={formatMessage(messages.timesLabel)}
              value={times}
              max={MAX_TIMES}
              onChange={onTimes}
            />
            <Button isBusy={isBusy} onClick={() => combine('times')}>
              <FormattedMessage {...messages.times} values={{ times }} />
            </Button>
          </>
        )}
      </div>
      {combining?.state === 'failed' ? (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages.failed} values={{ why: failureMessages(combining.failure) }} />
        </p>
      ) : null}
    </section>
  );
}
