import type { Finish } from '@shop/contracts';
import { useMemo, type CSSProperties } from 'react';
import { glossOf, glossProperties } from '../../pictures/gloss.ts';
import { isDark, toneProperties } from '../../pictures/tones.ts';
import { PartPicture } from './PartPicture.tsx';
import styles from './PartPicture.module.css';
import { usePictureRenderer } from './use-picture-renderer.ts';

export interface TurnedPictureProps {
  shape: string;
  colour: { hex: string; finish: Finish };
  /** Degrees around the vertical axis; 0 is the view of lists. */
  yaw: number;
  /** What the picture shows. */
  alt: string;
}

/** A part from any angle, in one scale. */
export function TurnedPicture(props: TurnedPictureProps) {
  return props.yaw === 0 ? <PartPicture {...props} view="turning" /> : <DrawnPicture {...props} />;
}

/** No file has every angle, so the browser draws them. Until its code is there, the part is shown unturned. */
function DrawnPicture({ shape, colour, yaw, alt }: TurnedPictureProps) {
  const renderer = usePictureRenderer();
  const drawing = renderer?.drawShape(shape, { yaw });
  const body = useMemo(
    () => (drawing ? renderer?.markupElements(renderer.withDefinitions(drawing.body)) : undefined),
    [renderer, drawing],
  );
  if (!drawing) return <PartPicture shape={shape} colour={colour} alt={alt} view="turning" />;
  const gloss = glossOf(colour.finish);
  return (
    <svg
      className={styles.picture}
      viewBox={drawing.turningView.join(' ')}
      style={toneProperties(colour.hex, colour.finish) as CSSProperties}
      data-dark={isDark(colour.hex) || undefined}
      role="img"
      aria-label={alt}
      focusable="false"
    >
      {body}
      {gloss ? <g style={glossProperties(gloss)}>{body}</g> : null}
    </svg>
  );
}
