import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { VIEWS, type View } from './views.ts';

export type TurntablePart = Pick<PartPictureProps, 'shape' | 'colour'>;

export type ViewRowProps = { part: TurntablePart; shown: View | undefined; onView: (view: View) => void };

/** Thumbnails of a part in the fixed views; memoised, so that rotating the large picture does not re-render them. */
export const ViewRow = memo(function ViewRow({ part, shown, onView }: ViewRowProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.views} aria-label={formatMessage(messages.views)}>
      {VIEWS.map((view) => (
        <li key={view.name.id}>
          <button
            type="button"
            aria-pressed={view === shown}
            title={formatMessage(view.name)}
            onClick={() => onView(view)}
          >
            <PartPicture {...part} view={view.view} alt="" />
            <span className={styles.name}>
              <FormattedMessage {...view.name} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
