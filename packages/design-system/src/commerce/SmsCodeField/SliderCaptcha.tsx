import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { LEAVE } from '../../elements/Icon/more-icons.ts';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../loadable.ts';
import { CaptchaFrame } from './CaptchaFrame.tsx';
import { MAX_X, movedBy, PICTURE_HEIGHT, PICTURE_WIDTH, withinPicture } from './slide.ts';
import type { SliderPuzzle } from './sms-code.ts';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type SliderCaptchaProps = {
  puzzle: SliderPuzzle;
  isBusy: boolean;
  failure?: Failure;
  onSlide: (x: number) => void;
  onOther: () => void;
  onCancel: () => void;
};

/** A piece that is moved to its gap: dragged by mouse or finger and released, or by arrow keys and Enter. */
export function SliderCaptcha({ puzzle, isBusy, failure, onSlide, onOther, onCancel }: SliderCaptchaProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [x, setX] = useState(0);
  /** Where in the handle it was grabbed, in pixels of the picture; undefined when it is not dragged. */
  const grabbedAt = useRef<number>(undefined);
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  const pictureX = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    return box && box.width > 0 ? ((event.clientX - box.left) / box.width) * PICTURE_WIDTH : 0;
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (isBusy || event.button !== 0) return;
    grabbedAt.current = pictureX(event) - x;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (grabbedAt.current !== undefined) setX(withinPicture(pictureX(event) - grabbedAt.current));
  };
  const release = () => {
    const wasGrabbed = grabbedAt.current !== undefined;
    grabbedAt.current = undefined;
    if (wasGrabbed && x > 0) onSlide(x);
  };
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, x);
    if (moved === undefined && event.key !== 'Enter') return;
    // Enter would submit the form around it.
    event.preventDefault();
    if (isBusy) return;
    if (moved === undefined) onSlide(x);
    else setX(moved);
  };
  const left = `${(x / PICTURE_WIDTH) * 100}%`;
  return (
    <CaptchaFrame title={formatMessage(messages.sliderTitle)} onOther={onOther} onCancel={onCancel}>
      <div className={styles.puzzle} data-busy={isBusy || undefined}>
        <img
          src={puzzle.picture || undefined}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          alt={formatMessage(messages.sliderAlt)}
        />
        <img className={styles.piece} src={puzzle.piece || undefined} alt="" style={{ left }} />
      </div>
      <div ref={track} className={styles.track}>
        <div
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={formatMessage(messages.sliderLabel)}
          aria-valuemin={0}
          aria-valuemax={MAX_X}
          aria-valuenow={x}
          aria-valuetext={formatMessage(messages.sliderValue, { x })}
          aria-disabled={isBusy || undefined}
          className={styles.handle}
          style={{ left }}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={() => void (grabbedAt.current = undefined)}
          onKeyDown={press}
        >
          <Icon path={LEAVE} />
        </div>
      </div>
      {failure && !isBusy ? (
        <p className={styles.problem} role="alert">
          {failureText(failure)}
        </p>
      ) : null}
      <p className={styles.hint}>
        <FormattedMessage {...messages.sliderHint} />
      </p>
    </CaptchaFrame>
  );
}
