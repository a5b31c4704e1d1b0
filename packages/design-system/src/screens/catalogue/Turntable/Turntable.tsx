import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TurnedPicture } from '../../../elements/PartPicture/TurnedPicture.tsx';
import styles from './Turntable.module.css';
import { RotationSlider } from './RotationSlider.tsx';
import { useRotation } from './use-rotation.ts';
import { ViewPicture, type TurntablePart } from './ViewPicture.tsx';
import { ViewRow } from './ViewRow.tsx';
import { VIEWS, type View } from './views.ts';

export type TurntableProps = TurntablePart & {
  /** Alternative text: part and colour. */
  alt: string;
  /** Shown in a corner of the picture, e.g. the measures of the part. */
  children?: ReactNode;
};

/** A rotatable picture of a part: by dragging, by slider and by arrow keys; thumbnails show fixed views. */
export function Turntable({ shape, colour: { hex, finish }, alt, children }: TurntableProps) {
  const { formatMessage } = useIntl();
  const [fixedView, setFixedView] = useState<View>();
  const { yaw, isDragging, turnTo, dragging } = useRotation(useCallback(() => setFixedView(undefined), []));
  const part = useMemo(() => ({ shape, colour: { hex, finish } }), [shape, hex, finish]);
  const onView = useCallback(
    (view: View) => (view.kind === 'turned' ? turnTo(view.yaw) : setFixedView(view)),
    [turnTo],
  );
  const shown = fixedView ?? VIEWS.find((view) => view.kind === 'turned' && Math.abs(yaw) === view.yaw);
  return (
    <div className={styles.turntable}>
      <div className={styles.stage}>
        <div role="presentation" className={styles.picture} data-dragging={isDragging || undefined} {...dragging}>
          <div className={styles.frame}>
            {fixedView ? (
              <ViewPicture view={fixedView} part={part} alt={`${alt}, ${formatMessage(fixedView.name)}`} />
            ) : (
              <TurnedPicture {...part} look={{ yaw }} alt={alt} frame="turning" />
            )}
          </div>
        </div>
        {children}
        <RotationSlider yaw={yaw} onTurn={turnTo} />
      </div>
      <ViewRow part={part} shown={shown} onView={onView} />
    </div>
  );
}
