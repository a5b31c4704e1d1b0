import { memo, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PartPicture, type PartPictureProps } from '../../../elements/PartPicture/PartPicture.tsx';
import type { Viewer } from '../../../pictures/turning/viewer.ts';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import { VIEWS, type View } from './views.ts';

export type ViewRowProps = Pick<PartPictureProps, 'shape' | 'colour'> & {
  /** Draws the part into the buttons. */
  viewer: Viewer | undefined;
  /** Another object whenever the viewer shows something else; before, the first button shows the still, others a box. */
  shown: object | undefined;
  current: View | undefined;
  onView: (view: View) => void;
};

/** Buttons that lead to fixed views; memoised, so that turning the large picture does not render them again. */
export const ViewRow = memo(function ViewRow({ shape, colour, viewer, shown, current, onView }: ViewRowProps) {
  const { formatMessage } = useIntl();
  const canvases = useRef(new Map<View, HTMLCanvasElement>());
  useEffect(
    () => (shown ? viewer?.drawEach([...canvases.current].map(([{ pose }, canvas]) => [canvas, pose])) : undefined),
    [viewer, shown],
  );
  const still = (view: View) =>
    view === VIEWS[0] ? <PartPicture shape={shape} colour={colour} alt="" /> : <Icon name="package" size={24} />;
  return (
    <ul className={styles.views} aria-label={formatMessage(messages.views)}>
      {VIEWS.map((view) => (
        <li key={view.name.id}>
          <button type="button" aria-pressed={view === current} onClick={() => onView(view)}>
            {shown ? (
              <canvas
                aria-hidden
                ref={(canvas) => {
                  if (canvas) canvases.current.set(view, canvas);
                  else canvases.current.delete(view);
                }}
              />
            ) : (
              still(view)
            )}
            <span className={styles.name}>
              <FormattedMessage {...view.name} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
