import { FormattedMessage, useIntl } from 'react-intl';
import { shadeDifference } from '../../../colours/shade-difference.ts';
import { messages as finishNames } from '../../../elements/ColourPicker/ColourPicker.messages.ts';
import type { ColourChoice } from '../../../elements/ColourPicker/ColourPicker.tsx';
import { messages } from './ShadeCompare.messages.ts';
import styles from './ShadeCompare.module.css';
import { messages as traitNames } from './traits.messages.ts';

export type ShadeWordsProps = { one: ColourChoice; other: ColourChoice };

/** How near two colours are, how the second differs from the first, and their finishes if these differ. */
export function ShadeWords({ one, other }: ShadeWordsProps) {
  const { formatMessage } = useIntl();
  const { nearness, traits } = shadeDifference(other.hex, one.hex);
  const names = { from: one.name, colour: other.name };
  return (
    <div className={styles.text} aria-live="polite">
      <p>
        <b>
          <FormattedMessage {...messages[nearness]} />
        </b>
      </p>
      {traits.length > 0 ? (
        <p>
          <FormattedMessage
            {...messages.differs}
            values={{
              ...names,
              traits: traits
                .map(({ trait, degree }) => formatMessage(traitNames[trait], { degree }))
                .reduce((first, next, at) =>
                  formatMessage(at < traits.length - 1 ? messages.andMore : messages.andLast, { first, next }),
                ),
            }}
          />
        </p>
      ) : null}
      {one.finish === other.finish ? null : (
        <p>
          <FormattedMessage
            {...messages.finishes}
            values={{
              ...names,
              fromFinish: formatMessage(finishNames[one.finish]),
              finish: formatMessage(finishNames[other.finish]),
            }}
          />
        </p>
      )}
      <p className={styles.hint}>
        <FormattedMessage {...messages.hint} />
      </p>
    </div>
  );
}
