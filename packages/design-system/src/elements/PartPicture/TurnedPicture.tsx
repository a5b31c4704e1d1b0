import type { Finish } from '@shop/contracts';
import { use, useMemo, type CSSProperties } from 'react';
import type { Look } from '../../pictures/draw-shape.ts';
import styles from './PartPicture.module.css';
import { SharedDefs } from './PartPictureSheet.tsx';
import { ShapeSheetContext } from './shape-sheet.ts';
import { usePictureRenderer } from './use-picture-renderer.ts';

export interface TurnedPictureProps {
  shape: string;
  colour: { hex: string; finish: Finish };
  look: Look;
  /** What the picture shows; empty where a text beside it says the same. */
  alt: string;
  /** `turning` uses one scale and position for every yaw, `close` fills the frame. @default 'close' */
  frame?: 'turning' | 'close';
}

/** A part from any side. Unlike those of PartPicture its drawing is not shared with other pictures. */
export function TurnedPicture({ shape, colour, look: { yaw, tilt }, alt, frame = 'close' }: TurnedPictureProps) {
  const sheet = use(ShapeSheetContext);
  const renderer = usePictureRenderer();
  const drawing = renderer?.drawShape(shape, tilt === undefined ? { yaw } : { yaw, tilt });
  const body = useMemo(() => (drawing ? renderer?.markupElements(drawing.body) : undefined), [renderer, drawing]);
  const gloss = renderer?.glossProperties(colour.finish);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.picture}
      viewBox={(drawing && (frame === 'turning' ? drawing.turningView : drawing.view))?.join(' ')}
      style={renderer?.toneProperties(colour.hex, colour.finish) as CSSProperties | undefined}
      data-dark={renderer?.isDark(colour.hex) || undefined}
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
