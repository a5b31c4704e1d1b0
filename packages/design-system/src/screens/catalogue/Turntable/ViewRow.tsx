import { memo, useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import { onIdle } from '../../../layout/prefetch.ts';
import type { Viewer } from '../../../pictures/turning/viewer.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { VIEWS, type View } from './views.ts';

export type ViewRowProps = Pick<PartPictureProps, 'shape' | 'colour'> & {
  /** Draws the part into the buttons; without it the first shows the still, and the others a box. */
  viewer: Viewer | undefined;
  /** Another object whenever the viewer shows something else. */
  shown: object | undefined;
  current: View | undefined;
  onView: (view: View) => void;
};

/** Buttons that lead to fixed views; memoised, so that turning the large picture does not render them again. */
export const ViewRow = memo(function ViewRow({ shape, colour, viewer, shown, current, onView }: ViewRowProps) {
  const { formatMessage } = useIntl();
  const canvases = useRef(new Map<View, HTMLCanvasElement>());
  // One at a time while the browser is idle: all at once block the page for a quarter of a second on a slow phone.
  useEffect(() => {
    if (!shown || !viewer) return;
    const waiting = [...canvases.current];
    let cancel: (() => void) | undefined;
    const drawNext = () => {
      const next = waiting.shift();
      if (!next) return;
      const [view, canvas] = next;
      viewer.drawInto(canvas, view.pose);
      cancel = onIdle(drawNext);
    };
    cancel = onIdle(drawNext);
    return () => cancel?.();
  }, [viewer, shown]);
  return (
    <ul className={styles.views} aria-label={formatMessage(messages.views)}>
      {VIEWS.map((view) => (
        <li key={view.name.id}>
          <button type="button" aria-pressed={view === current} onClick={() => onView(view)}>
            <ViewPicture
              isDrawn={viewer !== undefined}
              waiting={
                view === VIEWS[0] ? (
                  <PartPicture shape={shape} colour={colour} alt="" />
                ) : (
                  <Icon name="package" size={24} />
                )
              }
              onCanvas={(canvas) => {
                if (canvas) canvases.current.set(view, canvas);
                else canvases.current.delete(view);
              }}
            />
            <span className={styles.name}>
              <FormattedMessage {...view.name} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});

type ViewPictureProps = { isDrawn: boolean; waiting: ReactNode; onCanvas: (canvas: HTMLCanvasElement | null) => void };

const ViewPicture = ({ isDrawn, waiting, onCanvas }: ViewPictureProps) =>
  isDrawn ? <canvas aria-hidden ref={onCanvas} /> : waiting;
