import { lazy, useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import { PictureMark } from '../../../elements/PartPicture/PictureMark.tsx';
import { START } from '../../../pictures/turning/pose.ts';
import styles from './Turntable.module.css';
import { TurnControls } from './TurnControls.tsx';
import { TurnGrip } from './TurnGrip.tsx';
import { TurnStatus } from './TurnStatus.tsx';
import {
  AT_REST,
  isTurnKey,
  type Comparison,
  type LoadMesh,
  type TurnCommand,
  type TurningState,
} from './turning-state.ts';
import { useDrawingWorker } from './use-drawing-worker.ts';
import { useMesh } from './use-mesh.ts';
import { usePrepared } from './use-prepared.ts';
import { ViewRow } from './ViewRow.tsx';
import { VIEWS, type View } from './views.ts';

const InHand = lazy(async () => ({ default: (await import('./InHand.tsx')).InHand }));

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

/**
 * A picture of a part that is turned in the hand: its still first, then its mesh, from the same view. It can be shown
 * beside a brick or a minifigure in true scale.
 */
export function Turntable({ shape, number, colour, lacks, alt, children, ...props }: TurntableProps) {
  const [isTouched, setTouched] = useState(false);
  const [comparison, setComparison] = useState<Comparison>('none');
  const [command, setCommand] = useState<TurnCommand>();
  const [{ status, pose, size, viewer }, setState] = useState<TurningState>(AT_REST);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [grip, setGrip] = useState<HTMLDivElement | null>(null);
  const [earlierKeys, setEarlierKeys] = useState<readonly string[]>([]);
  const keepKey = (event: KeyboardEvent) => {
    if (!isTurnKey(event)) return;
    event.preventDefault();
    setEarlierKeys((keys) => [...keys, event.key]);
  };
  const touch = useCallback(() => setTouched(true), []);
  const isPrepared = usePrepared();
  const onCommand = useCallback(
    (next: TurnCommand) => {
      touch();
      setCommand(next);
    },
    [touch],
  );
  const onView = useCallback(({ pose: turnTo }: View) => onCommand({ turnTo }), [onCommand]);
  const onCompare = (next: Comparison) => {
    touch();
    setComparison(next);
  };
  // What has no shape has no mesh either, and the picture says so.
  const loadMesh = lacks === 'shape' ? undefined : props.loadMesh;
  // The still is the finer picture of the first view, so that nothing changes before the part is turned.
  const view = VIEWS.find(({ pose: { yaw, pitch } }) => yaw === pose.yaw && pitch === pose.pitch);
  const isShown = status === 'ready' && (comparison !== 'none' || pose.zoom !== 1 || view !== VIEWS[0]);
  const canTurn = loadMesh && status !== 'absent';
  const isWanted = (isTouched || isPrepared) && Boolean(canTurn) && status !== 'failed';
  const worker = useDrawingWorker(isWanted);
  const part = useMesh(loadMesh, isWanted ? number : undefined);
  return (
    <div className={styles.turntable}>
      <div className={styles.stage}>
        <div className={styles.frame} ref={setFrame} data-hidden={isShown || undefined}>
          <PartPicture shape={shape} colour={colour} lacks={lacks} alt={isShown ? '' : alt} detail="whole" />
        </div>
        {isWanted && loadMesh ? (
          <Extra onFailure={() => setState({ ...AT_REST, status: 'failed' })}>
            <InHand
              {...{ part, colour, alt, comparison, loadMesh, worker, frame, grip, command, isShown, earlierKeys }}
              onChange={setState}
            />
          </Extra>
        ) : null}
        {isShown && lacks ? <PictureMark lack={lacks} isNamed={false} /> : null}
        {children}
        {lacks === 'shape' ? null : (
          <TurnStatus status={loadMesh ? said(status, isTouched) : 'absent'} onRetry={() => setState(AT_REST)} />
        )}
        {canTurn ? (
          <TurnGrip
            ref={setGrip}
            part={alt}
            pose={pose}
            onPointerEnter={touch}
            onFocus={touch}
            onPointerDown={touch}
            onKeyDown={status === 'still' ? keepKey : undefined}
          />
        ) : null}
      </div>
      {canTurn ? (
        <>
          <TurnControls
            comparison={comparison}
            size={size}
            onCompare={onCompare}
            onZoom={(zoomBy) => onCommand({ zoomBy })}
            onReset={() => onCommand({ turnTo: START })}
          />
          <ViewRow shape={shape} colour={colour} viewer={viewer} shown={size} current={view} onView={onView} />
        </>
      ) : null}
    </div>
  );
}

/** While the code of the canvas loads there is no state of it yet; before a touch only that it cannot be turned is said. */
function said(status: TurningState['status'], isTouched: boolean): TurningState['status'] {
  if (!isTouched) return status === 'absent' ? 'absent' : 'still';
  return status === 'still' ? 'loading' : status;
}
