import { memo, useLayoutEffect, useRef } from 'react';
import type { Item } from './conversation.ts';

const Row = memo(function PlainRow({ item }: { item: Item }) {
  if (item.type !== 'message') return null;
  return (
    <li style={{ display: 'flex', flexDirection: item.isOwn ? 'row-reverse' : 'row', padding: '0 16px 10px' }}>
      <span style={{ padding: '9px 12px', borderRadius: 10, background: item.isOwn ? 'Highlight' : 'Canvas' }}>
        {item.message.text}
      </span>
    </li>
  );
});

/** A simple list: one row per message, all rows rendered, scrolled to the end after each. */
export function List({ items }: { items: readonly Item[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <div ref={box} style={{ height: '100%', overflowY: 'auto', font: '14px/1.55 sans-serif' }}>
      <ul>
        {items.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </div>
  );
}
