import { useId, type ComponentProps, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { START, type Pose } from '../../../pictures/turning/pose.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';

type TurnGripProps = Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerEnter' | 'onKeyDown' | 'onFocus'> & {
  /** What is turned. */
  part: string;
  pose: Pose;
  ref: Ref<HTMLDivElement>;
};

/** Covers the picture and turns it, by hand and by keys. */
export function TurnGrip({ part, pose, ...handlers }: TurnGripProps) {
  const { formatMessage } = useIntl();
  const keys = useId();
  const yaw = Math.round(((((pose.yaw - START.yaw + 180) % 360) + 360) % 360) - 180);
  const pitch = Math.round(pose.pitch);
  return (
    <>
      <div
        {...handlers}
        className={styles.grip}
        role="slider"
        tabIndex={0}
        aria-label={formatMessage(messages.turn, { part })}
        aria-describedby={keys}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={yaw}
        aria-valuetext={formatMessage(messages.pose, { yaw, pitch, zoom: pose.zoom })}
      />
      <VisuallyHidden>
        <span id={keys}>{formatMessage(messages.keys)}</span>
      </VisuallyHidden>
    </>
  );
}
