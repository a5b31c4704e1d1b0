import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

export type QrCodeProps = {
  /** The text that a phone reads from it, usually a URL. */
  text: string;
  /** Says where the code leads. */
  label: string;
};

type Drawing = { size: number; path: string };

/**
 * A QR code. The generator loads when it is first needed. Dark on light in both themes, since phones misread inverted
 * codes.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(
    function draw() {
      let isCurrent = true;
      void import('uqr').then(
        ({ encode }) => {
          if (!isCurrent) return;
          const { data, size } = encode(text, { border: 2 });
          setDrawing({
            size,
            path: data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''),
          });
        },
        () => setDrawing(undefined),
      );
      return () => {
        isCurrent = false;
      };
    },
    [text],
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing?.path} />
    </svg>
  );
}
