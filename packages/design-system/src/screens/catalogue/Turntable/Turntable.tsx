import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PartPicture } from '../../../elements/PartPicture/PartPicture.tsx';
import { TurnedPicture } from '../../../elements/PartPicture/TurnedPicture.tsx';
import { loadPictureRenderer } from '../../../elements/PartPicture/use-picture-renderer.ts';
import styles from './Turntable.module.css';
import { RotationSlider } from './RotationSlider.tsx';
import { useRotation } from './use-rotation.ts';
import { ViewRow, type TurntablePart } from './ViewRow.tsx';
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
    (view: View) => (view.yaw === undefined ? setFixedView(view) : turnTo(view.yaw)),
    [turnTo],
  );
  const shown = fixedView ?? VIEWS.find((view) => Math.abs(yaw) === view.yaw);
  return (
    <div className={styles.turntable}>
      <div className={styles.stage} onPointerEnter={loadPictureRenderer} onFocus={loadPictureRenderer}>
        <div role="presentation" className={styles.picture} data-dragging={isDragging || undefined} {...dragging}>
          <div className={styles.frame}>
            {fixedView ? (
              <PartPicture {...part} view={fixedView.view} alt={`${alt}, ${formatMessage(fixedView.name)}`} />
            ) : (
              <TurnedPicture {...part} yaw={yaw} alt={alt} />
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
