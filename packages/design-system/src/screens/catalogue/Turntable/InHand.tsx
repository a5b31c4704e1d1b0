import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { PartColour } from '../../../pictures/turning/paint.ts';
import { useIntl } from 'react-intl';
import type { Pose } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import type { Comparison, LoadMesh, TurnCommand, TurningState } from './turning-state.ts';
import type { DrawingWorker } from './use-drawing-worker.ts';
import type { MeshState } from './use-mesh.ts';
import { usePose } from './use-pose.ts';
import { useViewer } from './use-viewer.ts';

export interface InHandProps {
  part: MeshState;
  colour: PartColour;
  /** What the picture shows: part and colour. */
  alt: string;
  comparison: Comparison;
  loadMesh: LoadMesh;
  worker: DrawingWorker;
  /** The square of the still, and what turns the part. */
  frame: HTMLElement | null;
  grip: HTMLElement | null;
  /** The last command; another object for each. */
  command: TurnCommand | undefined;
  /** Whether the canvas is seen, and not the still. */
  isShown: boolean;
  onChange: (state: TurningState) => void;
  /** Keys that were pressed on the grip before this was loaded. */
  earlierKeys: readonly string[];
}

const COMPARED = { none: undefined, brick: messages.brick, minifigure: messages.minifigure };

/** The canvas on which the real part is turned; its code loads on the first touch. */
export function InHand({ alt, grip, command, isShown, onChange, earlierKeys, ...shown }: InHandProps) {
  const { formatMessage } = useIntl();
  const compared = COMPARED[shown.comparison];
  const name = compared ? formatMessage(messages.beside, { part: alt, other: formatMessage(compared) }) : alt;
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const { status, viewer, size } = useViewer({ ...shown, host });
  const draw = useCallback((pose: Pose) => viewer?.turnTo(pose), [viewer]);
  const { pose, turnTo, zoomBy } = usePose(grip, earlierKeys, draw);
  useEffect(() => {
    if (command && 'turnTo' in command) turnTo(command.turnTo);
    else if (command) zoomBy(command.zoomBy);
  }, [command, turnTo, zoomBy]);
  useLayoutEffect(() => onChange({ status, pose, size, viewer }), [onChange, status, pose, size, viewer]);
  return (
    <div
      className={styles.canvas}
      ref={setHost}
      data-hidden={!isShown || undefined}
      {...(isShown ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  );
}
