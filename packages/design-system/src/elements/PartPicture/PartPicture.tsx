import type { Finish } from '@shop/contracts';
import { use, useLayoutEffect, type CSSProperties } from 'react';
import styles from './PartPicture.module.css';
import { SharedDefs, ShapeSymbol } from './PartPictureSheet.tsx';
import { ShapeSheetContext } from './shape-sheet.ts';
import { useDrawingRoom } from './use-drawing-room.ts';

export interface PartPictureProps {
  /** A shape key such as `brick-2x4`; one that cannot be read is drawn as a schematic. */
  shape: string;
  colour: { hex: string; finish: Finish };
  /** What the picture shows, in the reader's words; empty where the words stand beside it. */
  alt: string;
  /** Width and height in px; by default the picture fills its place. */
  size?: number | 'fill';
}

/** A part in its colour. Inside a PartPictureSheet the shape itself is written once for the whole page. */
export function PartPicture({ shape, colour, alt, size }: PartPictureProps) {
  const sheet = use(ShapeSheetContext);
  const room = useDrawingRoom();
  const drawing = room?.drawShape(shape);
  const written = drawing?.key;
  if (written) sheet?.note(written);
  useLayoutEffect(() => (written ? sheet?.hold(written) : undefined), [sheet, written]);
  const gloss = room?.glossProperties(colour.finish);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${FRAME} ${FRAME}`}
      {...(typeof size === 'number' ? { width: size, height: size } : {})}
      style={room?.toneProperties(colour.hex, colour.finish) as CSSProperties | undefined}
      data-dark={room?.isDark(colour.hex) || undefined}
      focusable="false"
      {...name}
    >
      {drawing && !sheet ? (
        <defs>
          <SharedDefs />
          <ShapeSymbol shape={drawing.key} />
        </defs>
      ) : null}
      {drawing ? <use href={`#${drawing.id}`} width={FRAME} height={FRAME} /> : null}
      {drawing && gloss ? <use href={`#${drawing.id}`} width={FRAME} height={FRAME} style={gloss} /> : null}
    </svg>
  );
}

/** The symbol brings its own view box; the picture only has to be a square. */
const FRAME = 100;
