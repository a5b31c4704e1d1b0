import type { Finish } from '@shop/contracts';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import '../../pictures/drawing.css';
import { glossOf, glossProperties } from '../../pictures/gloss.ts';
import { shapeFile, UNKNOWN_SHAPE, viewsFile, type PartView } from '../../pictures/picture-address.ts';
import { isDark, toneProperties } from '../../pictures/tones.ts';
import styles from './PartPicture.module.css';

const GlossDefinition = lazy(async () => ({ default: (await import('./GlossDefinition.tsx')).GlossDefinition }));

export interface PartPictureProps {
  /** A shape key such as `brick-2x4`; an unknown one is shown as a schematic. */
  shape: string;
  colour: { hex: string; finish: Finish };
  /** What the picture shows; empty where a text beside it says the same. */
  alt: string;
  /** Width and height in px. By default the picture fills its container. */
  size?: number;
  /** `turning` has the scale that all angles of the part share. @default 'part' */
  view?: 'part' | 'turning' | PartView;
}

/** A part in its colour, from the file of its shape that the build draws (pictures/picture-files.ts). */
export function PartPicture({ shape, colour, alt, size, view = 'part' }: PartPictureProps) {
  const [missing, setMissing] = useState<string>();
  const file = view === 'part' || view === 'turning' ? shapeFile : viewsFile;
  const symbol = `${file(shape === missing ? UNKNOWN_SHAPE : shape)}#${view}`;
  const gloss = view === 'scale' ? undefined : glossOf(colour.finish);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${FRAME} ${FRAME}`}
      width={size}
      height={size}
      style={toneProperties(colour.hex, colour.finish) as CSSProperties}
      data-dark={isDark(colour.hex) || undefined}
      focusable="false"
      onErrorCapture={() => setMissing(shape)}
      {...name}
    >
      <use href={symbol} width={FRAME} height={FRAME} />
      {gloss ? (
        <>
          <Suspense>
            <GlossDefinition gloss={gloss} />
          </Suspense>
          <use href={symbol} width={FRAME} height={FRAME} style={glossProperties(gloss)} />
        </>
      ) : null}
    </svg>
  );
}

/** The symbol has its own view box; the picture only has to be a square. */
const FRAME = 100;
