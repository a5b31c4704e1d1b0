import type { Finish } from '@shop/contracts';
import { use, useLayoutEffect, type CSSProperties } from 'react';
import styles from './PartPicture.module.css';
import { SharedDefs, ShapeSymbol } from './PartPictureSheet.tsx';
import { ShapeSheetContext } from './shape-sheet.ts';
import { usePictureRenderer } from './use-picture-renderer.ts';

export interface PartPictureProps {
  /** A shape key such as `brick-2x4`; an unknown one is drawn as a schematic. */
  shape: string;
  colour: { hex: string; finish: Finish };
  /** What the picture shows; empty where a text beside it says the same. */
  alt: string;
  /** Width and height in px. By default the picture fills its container. */
  size?: number | 'fill';
}

/** A part in its colour. Inside a PartPictureSheet each shape is written once for the whole page. */
export function PartPicture({ shape, colour, alt, size }: PartPictureProps) {
  const sheet = use(ShapeSheetContext);
  const edge = typeof size === 'number' ? size : undefined;
  const renderer = usePictureRenderer();
  const drawing = renderer?.drawShape(shape);
  const written = drawing?.key;
  if (written) sheet?.note(written);
  useLayoutEffect(() => (written ? sheet?.hold(written) : undefined), [sheet, written]);
  const gloss = renderer?.glossProperties(colour.finish);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${FRAME} ${FRAME}`}
      width={edge}
      height={edge}
      style={renderer?.toneProperties(colour.hex, colour.finish) as CSSProperties | undefined}
      data-dark={renderer?.isDark(colour.hex) || undefined}
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

/** The symbol has its own view box; the picture only has to be a square. */
const FRAME = 100;
