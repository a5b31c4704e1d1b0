import { use, useMemo } from 'react';
import type { Scene } from '../../pictures/scene.ts';
import styles from './PartPicture.module.css';
import { SharedDefs } from './PartPictureSheet.tsx';
import { ShapeSheetContext } from './shape-sheet.ts';
import { usePictureRenderer } from './use-picture-renderer.ts';

export interface PartSceneProps {
  scene: Scene;
  /** What the scene shows; empty when it is decorative. */
  alt: string;
}

/** A composition of parts in true scale: the tray, the house, the digits of 404. It fills its container. */
export function PartScene({ scene, alt }: PartSceneProps) {
  const sheet = use(ShapeSheetContext);
  const renderer = usePictureRenderer();
  const body = useMemo(() => renderer?.markupElements(scene.body), [renderer, scene.body]);
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={`${styles.picture} ${styles.scene}`} viewBox={scene.view.join(' ')} focusable="false" {...name}>
      {!sheet && (
        <defs>
          <SharedDefs />
        </defs>
      )}
      {body}
    </svg>
  );
}
