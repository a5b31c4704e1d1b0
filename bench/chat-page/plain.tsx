import { memo, useLayoutEffect, useRef } from 'react';
import type { Line } from './talk.ts';

const Row = memo(function PlainRow({ line }: { line: Line }) {
  if (line.type !== 'message') return null;
  return (
    <li style={{ display: 'flex', flexDirection: line.isOwn ? 'row-reverse' : 'row', padding: '0 16px 10px' }}>
      <span style={{ padding: '9px 12px', borderRadius: 10, background: line.isOwn ? 'Highlight' : 'Canvas' }}>
        {line.message.text}
      </span>
    </li>
  );
});

/** A list as one writes it first: every message a row, rows drawn once, scrolled to the end after each. */
export function Talk({ lines }: { lines: readonly Line[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <div ref={box} style={{ height: '100%', overflowY: 'auto', font: '14px/1.55 sans-serif' }}>
      <ul>
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </ul>
    </div>
  );
}
