import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { PartSize } from '../../../pictures/turning/size-in-hand.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { ZOOM_STEP, type Comparison } from './turning-state.ts';

const RESET = 'M4.5 4.5v4h4M4.8 8.3A6 6 0 1 1 4 11.5';
const COMPARISONS = [
  ['none', messages.alone],
  ['brick', messages.brick],
  ['minifigure', messages.minifigure],
] as const satisfies readonly (readonly [Comparison, unknown])[];

export interface TurnControlsProps {
  comparison: Comparison;
  /** Known once the mesh is there. */
  size: PartSize | undefined;
  onCompare: (comparison: Comparison) => void;
  onZoom: (factor: number) => void;
  onReset: () => void;
}

/** Below the picture: enlarge, reduce, reset; beside what the part is shown; and its size. */
export function TurnControls({ comparison, size, onCompare, onZoom, onReset }: TurnControlsProps) {
  const { formatMessage } = useIntl();
  const buttons = [
    { name: messages.smaller, icon: <Icon name="minus" />, onClick: () => onZoom(1 / ZOOM_STEP) },
    { name: messages.larger, icon: <Icon name="plus" />, onClick: () => onZoom(ZOOM_STEP) },
    { name: messages.reset, icon: <Icon path={RESET} />, onClick: onReset },
  ];
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        {buttons.map(({ name, icon, onClick }) => (
          <button
            key={name.id}
            type="button"
            aria-label={formatMessage(name)}
            title={formatMessage(name)}
            onClick={onClick}
          >
            {icon}
          </button>
        ))}
      </div>
      <fieldset className={styles.comparison}>
        <legend>
          <FormattedMessage {...messages.compare} />
        </legend>
        {COMPARISONS.map(([value, name]) => (
          <button key={value} type="button" aria-pressed={value === comparison} onClick={() => onCompare(value)}>
            <FormattedMessage {...name} />
          </button>
        ))}
      </fieldset>
      {comparison !== 'none' && size ? (
        <p className={styles.size} role="status">
          <FormattedMessage {...messages.size} values={{ ...size }} />
        </p>
      ) : null}
    </div>
  );
}
