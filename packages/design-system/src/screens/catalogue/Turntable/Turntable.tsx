import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import { PictureMark } from '../../../elements/PartPicture/PictureMark.tsx';
import { START } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { TurnControls } from './TurnControls.tsx';
import { TurnGrip } from './TurnGrip.tsx';
import { TurnStatus } from './TurnStatus.tsx';
import { usePose, useWheelZoom } from './use-pose.ts';
import { useViewer, type Comparison, type LoadMesh } from './use-viewer.ts';
import { ViewRow } from './ViewRow.tsx';
import { VIEWS, type View } from './views.ts';

export type TurntableProps = Pick<PartPictureProps, 'shape' | 'colour' | 'lacks'> & {
  /** The part's number, by which its mesh is found. */
  number: string;
  /** Alternative text: part and colour. */
  alt: string;
  /** Without it the part is shown from one side only. */
  loadMesh: LoadMesh | undefined;
  /** Shown in a corner of the picture, e.g. the measures of the part. */
  children?: ReactNode;
};

const SHOWN = { none: undefined, brick: messages.besideBrick, minifigure: messages.besideMinifigure };

/**
 * A picture of a part that is turned in the hand: its still until the first touch, then its mesh, from the same view. It
 * can be shown beside a brick or a minifigure in true scale.
 */
export function Turntable({ shape, number, colour, lacks, alt, loadMesh, children }: TurntableProps) {
  const { formatMessage } = useIntl();
  const [comparison, setComparison] = useState<Comparison>('none');
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [grip, setGrip] = useState<HTMLDivElement | null>(null);
  const { status, viewer, size, start, retry } = useViewer({ number, colour, comparison, loadMesh, host, frame });
  const { pose, isDragging, turnTo, zoomBy, handlers } = usePose(start);
  useWheelZoom(grip, zoomBy);
  useLayoutEffect(() => viewer?.turnTo(pose), [viewer, pose]);
  const onView = useCallback((view: View) => turnTo(view.pose), [turnTo]);
  const onCompare = useCallback(
    (next: Comparison) => {
      start();
      setComparison(next);
    },
    [start],
  );
  const compared = SHOWN[comparison];
  const isShown = status === 'ready';
  const picture = isShown && compared ? formatMessage(compared, { part: alt }) : alt;
  return (
    <div className={styles.turntable}>
      <div className={styles.stage}>
        <div className={styles.frame} ref={setFrame} data-hidden={isShown || undefined}>
          <PartPicture shape={shape} colour={colour} lacks={lacks} alt={isShown ? '' : alt} detail="whole" />
        </div>
        <div
          className={styles.canvas}
          ref={setHost}
          data-hidden={!isShown || undefined}
          {...(isShown ? { role: 'img', 'aria-label': picture } : { 'aria-hidden': true })}
        />
        {isShown && lacks ? <PictureMark lack={lacks} isNamed={false} /> : null}
        {children}
        <TurnStatus status={loadMesh ? status : 'absent'} onRetry={retry} />
        {loadMesh && status !== 'absent' ? (
          <TurnGrip
            {...handlers}
            ref={setGrip}
            part={alt}
            pose={pose}
            isDragging={isDragging}
            onPointerEnter={start}
            onFocus={start}
          />
        ) : null}
      </div>
      {loadMesh && status !== 'absent' ? (
        <>
          <TurnControls
            comparison={comparison}
            size={size}
            onCompare={onCompare}
            onZoom={zoomBy}
            onReset={() => turnTo(START)}
          />
          <ViewRow
            viewer={isShown ? viewer : undefined}
            shown={size}
            current={VIEWS.find((view) => isSameSide(view, pose))}
            onView={onView}
          />
        </>
      ) : null}
    </div>
  );
}

const isSameSide = ({ pose }: View, { yaw, pitch }: { yaw: number; pitch: number }): boolean =>
  pose.yaw === yaw && pose.pitch === pitch;
