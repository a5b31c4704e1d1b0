import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './PartPicture.module.css';
import { ShapeSheetContext, createShapeSheet, type ShapeSheet } from './shape-sheet.ts';
import { usePictureRenderer } from './use-picture-renderer.ts';

export interface PartPictureSheetProps {
  children: ReactNode;
}

/** Wraps the page: writes each shape that the pictures inside use once, with the definitions that drawings share. */
export function PartPictureSheet({ children }: PartPictureSheetProps) {
  const [sheet] = useState(createShapeSheet);
  return (
    <ShapeSheetContext value={sheet}>
      {children}
      <Sheet sheet={sheet} />
    </ShapeSheetContext>
  );
}

/** Rendered after the pictures, so that their shapes are known in the same pass. */
function Sheet({ sheet }: { sheet: ShapeSheet }) {
  const shapes = useSyncExternalStore(sheet.subscribe, sheet.shapes, sheet.shapes);
  return (
    <svg className={styles.sheet} aria-hidden="true" focusable="false">
      <defs>
        <SharedDefs />
        {shapes.map((shape) => (
          <ShapeSymbol key={shape} shape={shape} />
        ))}
      </defs>
    </svg>
  );
}

/** Gradients and the stud that all drawings share. */
export const SharedDefs = memo(function SharedDefs() {
  const renderer = usePictureRenderer();
  return renderer?.markupElements(renderer.sharedDefs);
});

/** One shape, to be used in any colour. */
export const ShapeSymbol = memo(function ShapeSymbol({ shape }: { shape: string }) {
  const renderer = usePictureRenderer();
  if (!renderer) return null;
  const { id, view, body } = renderer.drawShape(shape);
  return (
    <symbol id={id} viewBox={view.join(' ')}>
      {renderer.markupElements(body)}
    </symbol>
  );
});
