import {
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import { PictureMark } from '../../../elements/PartPicture/PictureMark.tsx';
import { onIdle } from '../../../layout/prefetch.ts';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { TurnControls } from './TurnControls.tsx';
import { TurnGrip } from './TurnGrip.tsx';
import { TurnStatus } from './TurnStatus.tsx';
import { AT_REST, type Comparison, type LoadMesh, type TurnCommand, type TurningState } from './turning-state.ts';
import type { TurnHandlers } from './use-pose.ts';
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

const COMPARED = { none: undefined, brick: messages.brick, minifigure: messages.minifigure };

/**
 * A picture of a part that is turned in the hand: its still until the visitor does something on the page, then its mesh, from
 * the same view. It can be shown beside a brick or a minifigure in true scale.
 */
export function Turntable({ shape, number, colour, lacks, alt, loadMesh, children }: TurntableProps) {
  const { formatMessage } = useIntl();
  const [isTouched, setTouched] = useState(false);
  const [isPrepared, setPrepared] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [comparison, setComparison] = useState<Comparison>('none');
  const [command, setCommand] = useState<TurnCommand>();
  const [{ status, pose, isDragging, size, viewer }, setState] = useState<TurningState>(AT_REST);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [grip, setGrip] = useState<HTMLDivElement | null>(null);
  const handlers = useRef<TurnHandlers>(undefined);
  const onHandlers = useCallback((next: TurnHandlers | undefined) => {
    handlers.current = next;
  }, []);
  const touch = useCallback(() => setTouched(true), []);
  // The small views need the mesh too, once the visitor does something on the page; to whoever has not touched the picture nothing is said of it.
  useEffect(() => {
    if (isPrepared) return;
    const listening = new AbortController();
    const prepare = () => onIdle(() => setPrepared(true));
    for (const action of ['pointermove', 'keydown', 'scroll'])
      addEventListener(action, prepare, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isPrepared]);
  const onCommand = useCallback((next: TurnCommand) => {
    setTouched(true);
    setCommand(next);
  }, []);
  const onView = useCallback((view: View) => onCommand({ turnTo: view.pose }), [onCommand]);
  const onCompare = useCallback((next: Comparison) => {
    setTouched(true);
    setComparison(next);
  }, []);
  const isShown = status === 'ready';
  const canTurn = loadMesh !== undefined && status !== 'absent';
  const compared = COMPARED[comparison];
  return (
    <div className={styles.turntable}>
      <div className={styles.stage}>
        <div className={styles.frame} ref={setFrame} data-hidden={isShown || undefined}>
          <PartPicture shape={shape} colour={colour} lacks={lacks} alt={isShown ? '' : alt} detail="whole" />
        </div>
        {(isTouched || isPrepared) && loadMesh ? (
          <Extra key={attempt} onFailure={() => setState({ ...AT_REST, status: 'failed' })}>
            <InHand
              {...{ number, colour, comparison, loadMesh, frame, grip, command, onHandlers }}
              alt={compared ? formatMessage(messages.beside, { part: alt, other: formatMessage(compared) }) : alt}
              onChange={setState}
            />
          </Extra>
        ) : null}
        {isShown && lacks ? <PictureMark lack={lacks} isNamed={false} /> : null}
        {children}
        <TurnStatus
          status={loadMesh ? said(status, isTouched) : 'absent'}
          onRetry={() => setAttempt((before) => before + 1)}
        />
        {canTurn ? (
          <TurnGrip
            ref={setGrip}
            part={alt}
            pose={pose}
            isDragging={isDragging}
            onPointerEnter={touch}
            onFocus={touch}
            onPointerDown={(event: PointerEvent) => {
              touch();
              handlers.current?.onPointerDown(event);
            }}
            onPointerMove={(event: PointerEvent) => handlers.current?.onPointerMove(event)}
            onPointerUp={(event: PointerEvent) => handlers.current?.onPointerUp(event)}
            onPointerCancel={(event: PointerEvent) => handlers.current?.onPointerCancel(event)}
            onKeyDown={(event: KeyboardEvent) => handlers.current?.onKeyDown(event)}
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
          <ViewRow
            shape={shape}
            colour={colour}
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

const isSameSide = (view: View, { yaw, pitch }: Pose): boolean => view.pose.yaw === yaw && view.pose.pitch === pitch;

/** While the code of the canvas loads there is no state of it yet; before a touch only that it cannot be turned is said. */
function said(status: TurningState['status'], isTouched: boolean): TurningState['status'] {
  if (!isTouched) return status === 'absent' ? 'absent' : 'still';
  return status === 'still' ? 'loading' : status;
}
