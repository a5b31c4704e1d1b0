import { LONGEST_CELL, LONGEST_NAME } from '../limits.ts';
import { scanXml } from './scan-xml.ts';

/** What an item says, by the name of its tag in lower case. */
export type Fields = ReadonlyMap<string, string>;
type ItemListener = {
  /** `fields` are those with an end, `at` and `end` where the item stands. They are the next item's afterwards. */
  onItem: (fields: Fields, at: number, end: number) => void;
  onBroken: (at: number) => void;
  onEntity: (reference: string, at: number) => void;
};
type Open = { name: string; at: number; text: string };

/** Stands behind what is left of a field that broke: half a number is never taken for a whole one, nor a lost colour for none. */
export const CUT = '…';
const OPENING = /^<([\w.:-]+)/;

/**
 * Finds the `<item>`s of a text, wherever they stand. A tag without its end, or with another's, is told, once an item; what was open
 * goes on behind it. A broken item is an item too.
 * `leaves` are fields that hold text alone, so that the next tag ends them.
 */
export function scanItems(text: string, leaves: ReadonlySet<string>, listener: ItemListener): void {
  const open: Open[] = [];
  /** How many of each name are open: a stray end costs a look, not a search. */
  const depths = new Map<string, number>();
  const fields = new Map<string, string>();
  /** How many are open around the item's fields; -1 between items. */
  let inside = -1;
  /** Whether it was told that the item is broken: one slip spoils several tags. */
  let isTold = false;

  const pop = (end: number) => {
    const last = open.pop();
    if (!last) return;
    depths.set(last.name, (depths.get(last.name) ?? 1) - 1);
    if (open.length !== inside) return;
    inside = -1;
    isTold = false;
    listener.onItem(fields, last.at, end);
    fields.clear();
  };
  const tell = (at: number) => {
    if (!isTold) listener.onBroken(at);
    isTold = inside >= 0;
  };
  /** Ends the innermost tag, whose own end is missing. */
  const cut = (end: number) => {
    const last = open.at(-1);
    if (last && inside >= 0 && open.length > inside + 1) fields.set(last.name, last.text.trim() + CUT);
    pop(end);
  };
  const breakTo = (depth: number, end: number) => {
    if (open.length > depth) tell(open.at(-1)?.at ?? end);
    while (open.length > depth) cut(end);
  };
  const isInLeaf = () => leaves.has(open.at(-1)?.name ?? '');

  scanXml(text, {
    onOpen: (name, at) => {
      if (isInLeaf()) breakTo(open.length - 1, at);
      if (name === 'item') {
        if (inside >= 0) breakTo(inside, at);
        inside = open.length;
      }
      open.push({ name, at, text: '' });
      depths.set(name, (depths.get(name) ?? 0) + 1);
    },
    onText: (piece) => {
      const last = open.at(-1);
      if (inside >= 0 && last && last.text.length < LONGEST_CELL) last.text += piece.slice(0, LONGEST_CELL);
    },
    onClose: (name, at, end) => {
      if (!depths.get(name)) {
        tell(at);
        if (isInLeaf()) cut(at);
        return;
      }
      breakTo(open.findLastIndex((one) => one.name === name) + 1, at);
      const closed = open.at(-1);
      if (closed && inside >= 0 && open.length > inside + 1) fields.set(name, closed.text.trim());
      pop(end);
    },
    onBroken: (at) => {
      const name = OPENING.exec(text.slice(at, at + LONGEST_NAME))?.[1]?.toLowerCase();
      if (inside >= 0 && name) fields.set(name, fields.get(name) ?? CUT);
      tell(at);
    },
    onEntity: listener.onEntity,
  });
  breakTo(0, text.length);
}
