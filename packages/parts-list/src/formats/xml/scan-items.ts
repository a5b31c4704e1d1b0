import { MAX_CELL_LENGTH, MAX_TAG_NAME_LENGTH } from '../limits.ts';
import { scanXml } from './scan-xml.ts';

/** The fields of an item, by the name of the tag in lower case. */
export type Fields = ReadonlyMap<string, string>;
type ItemListener = {
  /** `fields` is reused for the next item; `at` and `end` are the offsets of the item. */
  onItem: (fields: Fields, at: number, end: number) => void;
  onBroken: (at: number) => void;
  onEntity: (reference: string, at: number) => void;
};
type Open = { name: string; at: number; text: string };

/** Appended to what is left of a broken field, so that half a number is never read as a whole one. */
export const CUT = '…';
const OPENING = /^<([\w.:-]+)/;

/**
 * Finds the `<item>`s of a text at any depth. A tag without its end, or with the end of another, is reported once per
 * item, and the scan continues after it. A broken item is an item too. `leaves` are fields that contain only text, so
 * the next tag ends them.
 */
export function scanItems(text: string, leaves: ReadonlySet<string>, listener: ItemListener): void {
  const open: Open[] = [];
  /** How many tags of each name are open, so that an unmatched end tag needs no search. */
  const depths = new Map<string, number>();
  const fields = new Map<string, string>();
  /** The depth of the item's fields; -1 between items. */
  let inside = -1;
  /** Whether the item was reported as broken: one mistake breaks several tags. */
  let isReported = false;

  const pop = (end: number) => {
    const last = open.pop();
    if (!last) return;
    depths.set(last.name, (depths.get(last.name) ?? 1) - 1);
    if (open.length !== inside) return;
    inside = -1;
    isReported = false;
    listener.onItem(fields, last.at, end);
    fields.clear();
  };
  const reportBroken = (at: number) => {
    if (!isReported) listener.onBroken(at);
    isReported = inside >= 0;
  };
  /** Closes the innermost tag, whose end tag is missing. */
  const cut = (end: number) => {
    const last = open.at(-1);
    if (last && inside >= 0 && open.length > inside + 1) fields.set(last.name, last.text.trim() + CUT);
    pop(end);
  };
  const breakTo = (depth: number, end: number) => {
    if (open.length > depth) reportBroken(open.at(-1)?.at ?? end);
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
      if (inside >= 0 && last && last.text.length < MAX_CELL_LENGTH) last.text += piece.slice(0, MAX_CELL_LENGTH);
    },
    onClose: (name, at, end) => {
      if (!depths.get(name)) {
        reportBroken(at);
        if (isInLeaf()) cut(at);
        return;
      }
      breakTo(open.findLastIndex((one) => one.name === name) + 1, at);
      const closed = open.at(-1);
      if (closed && inside >= 0 && open.length > inside + 1) fields.set(name, closed.text.trim());
      pop(end);
    },
    onBroken: (at) => {
      const name = OPENING.exec(text.slice(at, at + MAX_TAG_NAME_LENGTH))?.[1]?.toLowerCase();
      if (inside >= 0 && name) fields.set(name, fields.get(name) ?? CUT);
      reportBroken(at);
    },
    onEntity: listener.onEntity,
  });
  breakTo(0, text.length);
}
