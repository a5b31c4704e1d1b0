import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TurnedPicture } from '../../../elements/PartPicture/TurnedPicture.tsx';
import styles from './Turntable.module.css';
import { TurnRail } from './TurnRail.tsx';
import { useTurning } from './use-turning.ts';
import { ViewPicture, type TurntablePart } from './ViewPicture.tsx';
import { ViewRow } from './ViewRow.tsx';
import { VIEWS, type View } from './views.ts';

export type TurntableProps = TurntablePart & {
  /** Names part and colour. */
  alt: string;
  /** Stands in a corner of the picture, such as the part's measures. */
  children?: ReactNode;
};

/** The large picture of a part: it turns by dragging, by the rail and by arrow keys; small pictures show fixed sides. */
export function Turntable({ shape, colour: { hex, finish }, alt, children }: TurntableProps) {
  const { formatMessage } = useIntl();
  const [still, setStill] = useState<View>();
  const { yaw, isDragged, turnTo, dragging } = useTurning(useCallback(() => setStill(undefined), []));
  const part = useMemo(() => ({ shape, colour: { hex, finish } }), [shape, hex, finish]);
  const onView = useCallback((view: View) => (view.kind === 'turned' ? turnTo(view.yaw) : setStill(view)), [turnTo]);
  const shown = still ?? VIEWS.find((view) => view.kind === 'turned' && Math.abs(yaw) === view.yaw);
  return (
    <div className={styles.turntable}>
      <div className={styles.stage}>
        <div role="presentation" className={styles.picture} data-dragged={isDragged || undefined} {...dragging}>
          <div className={styles.frame}>
            {still ? (
              <ViewPicture view={still} part={part} alt={`${alt}, ${formatMessage(still.name)}`} />
            ) : (
              <TurnedPicture {...part} look={{ yaw }} alt={alt} frame="turning" />
            )}
          </div>
        </div>
        {children}
        <TurnRail yaw={yaw} onTurn={turnTo} />
      </div>
      <ViewRow part={part} shown={shown} onView={onView} />
    </div>
  );
}
