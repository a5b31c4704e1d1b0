import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './PartPicture.module.css';
import { ShapeSheetContext, createShapeSheet, type ShapeSheet } from './shape-sheet.ts';
import { useDrawingRoom } from './use-drawing-room.ts';

export interface PartPictureSheetProps {
  children: ReactNode;
}

/** Once round the page: writes every shape the pictures inside it use a single time, and what drawings share. */
export function PartPictureSheet({ children }: PartPictureSheetProps) {
  const [sheet] = useState(createShapeSheet);
  return (
    <ShapeSheetContext value={sheet}>
      {children}
      <Sheet sheet={sheet} />
    </ShapeSheetContext>
  );
}

/** Stands behind the pictures, so that in one pass it already knows what they noted. */
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
  const room = useDrawingRoom();
  return room?.markupElements(room.sharedDefs);
});

/** One shape, to be used in any colour. */
export const ShapeSymbol = memo(function ShapeSymbol({ shape }: { shape: string }) {
  const room = useDrawingRoom();
  if (!room) return null;
  const { id, view, body } = room.drawShape(shape);
  return (
    <symbol id={id} viewBox={view.join(' ')}>
      {room.markupElements(body)}
    </symbol>
  );
});
