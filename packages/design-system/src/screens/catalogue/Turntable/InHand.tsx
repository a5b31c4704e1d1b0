import { useEffect, useLayoutEffect, useState } from 'react';
import type { PartColour } from '../../../pictures/turning/paint.ts';
import styles from './Turntable.module.css';
import type { Comparison, LoadMesh, TurnCommand, TurningState } from './turning-state.ts';
import { usePose, useWheelZoom, type TurnHandlers } from './use-pose.ts';
import { useViewer } from './use-viewer.ts';

export interface InHandProps {
  number: string;
  colour: PartColour;
  /** What the picture shows, while it shows the part. */
  alt: string;
  comparison: Comparison;
  loadMesh: LoadMesh;
  /** The square of the still, and what turns the part. */
  frame: HTMLElement | null;
  grip: HTMLElement | null;
  /** The last command; another object for each. */
  command: TurnCommand | undefined;
  onChange: (state: TurningState) => void;
  /** Gets what to do with events of the grip, for the time being. */
  onHandlers: (handlers: TurnHandlers | undefined) => void;
}

/** The canvas on which the real part is turned; its code loads on the first touch. */
export function InHand({ alt, grip, command, onChange, onHandlers, ...part }: InHandProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const { status, viewer, size } = useViewer({ ...part, host });
  const { pose, isDragging, turnTo, zoomBy, handlers } = usePose();
  useWheelZoom(grip, zoomBy);
  useLayoutEffect(() => viewer?.turnTo(pose), [viewer, pose]);
  useLayoutEffect(() => onHandlers(handlers));
  useEffect(() => () => onHandlers(undefined), [onHandlers]);
  useEffect(() => {
    if (command && 'turnTo' in command) turnTo(command.turnTo);
    else if (command) zoomBy(command.zoomBy);
  }, [command, turnTo, zoomBy]);
  useLayoutEffect(
    () => onChange({ status, pose, isDragging, size, viewer }),
    [onChange, status, pose, isDragging, size, viewer],
  );
  const isShown = status === 'ready';
  return (
    <div
      className={styles.canvas}
      ref={setHost}
      data-hidden={!isShown || undefined}
      {...(isShown ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  );
}
