import type { Finish } from '@shop/contracts';
import { use, useMemo, type CSSProperties } from 'react';
import type { Look } from '../../pictures/draw-shape.ts';
import styles from './PartPicture.module.css';
import { SharedDefs } from './PartPictureSheet.tsx';
import { ShapeSheetContext } from './shape-sheet.ts';
import { useDrawingRoom } from './use-drawing-room.ts';

export interface TurnedPictureProps {
  shape: string;
  colour: { hex: string; finish: Finish };
  look: Look;
  /** What the picture shows, in the reader's words; empty where the words stand beside it. */
  alt: string;
  /** `turning` keeps one scale and one place for every yaw, `close` fills the frame. @default 'close' */
  frame?: 'turning' | 'close';
}

/** A part from any side. It is drawn for this one place, not shared with other pictures as PartPicture is. */
export function TurnedPicture({ shape, colour, look: { yaw, tilt }, alt, frame = 'close' }: TurnedPictureProps) {
  const sheet = use(ShapeSheetContext);
  const room = useDrawingRoom();
  const drawing = room?.drawShape(shape, tilt === undefined ? { yaw } : { yaw, tilt });
  const body = useMemo(() => (drawing ? room?.markupElements(drawing.body) : undefined), [room, drawing]);
  const gloss = room?.glossProperties(colour.finish);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.picture}
      viewBox={(drawing && (frame === 'turning' ? drawing.turningView : drawing.view))?.join(' ')}
      style={room?.toneProperties(colour.hex, colour.finish) as CSSProperties | undefined}
      data-dark={room?.isDark(colour.hex) || undefined}
      focusable="false"
      {...name}
    >
      {drawing && !sheet ? (
        <defs>
          <SharedDefs />
        </defs>
      ) : null}
      {body}
      {gloss ? <g style={gloss}>{body}</g> : null}
    </svg>
  );
}
