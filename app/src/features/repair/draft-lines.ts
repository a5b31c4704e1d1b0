import type { InventoryLine, RepairReason } from '@shop/contracts';
import { particlesOf } from '@shop/contracts/repair-rules';
import { newId } from '../../browser/new-id.ts';
import type { DescribedDraftLine, ListedDraftLine, RepairDraftLine } from './repair-drafts.store.ts';

type Lines = readonly RepairDraftLine[];
type Part = Pick<InventoryLine, 'id' | 'quantity'>;

/** How a line is chosen: the most particles of the request, the reason of a new line, and where it was picked. */
export type Picking = { max: number; reason: RepairReason; step?: { bag: number; step: number } | undefined };

const particlesBeside = (lines: Lines, id: string): number => particlesOf(lines.filter((line) => line.id !== id));

/** The most pieces that a request can have of a part: what the set needs, and what the other lines leave of `max`. */
export const mostOf = (lines: Lines, part: Part, max: number): number =>
  Math.max(0, Math.min(part.quantity, max - particlesBeside(lines, part.id)));

/** Sets the quantity of a part, never above what is possible: adds a line, changes it, or removes it at 0. */
export function pickPart(lines: Lines, part: Part, quantity: number, { max, reason, step }: Picking): Lines {
  const pieces = Math.min(Math.floor(quantity), mostOf(lines, part, max));
  if (!(pieces > 0)) return removeLine(lines, part.id);
  if (lines.some(({ id }) => id === part.id)) return changeLine(lines, part.id, { quantity: pieces });
  return [...lines, { kind: 'listed', id: part.id, quantity: pieces, reason, note: '', step }];
}

/** Adds to the quantities of parts in their order, as far as possible. */
export const addParts = (lines: Lines, parts: readonly { part: Part; quantity: number }[], picking: Picking): Lines =>
  parts.reduce<Lines>((before, { part, quantity }) => {
    const chosen = before.find(({ id }) => id === part.id)?.quantity ?? 0;
    return pickPart(before, part, chosen + quantity, picking);
  }, lines);

/** How many pieces of each part `addParts` would add. */
export function piecesAdded(lines: Lines, parts: readonly { part: Part; quantity: number }[], max: number): number[] {
  let before = lines;
  return parts.map((one) => {
    const after = addParts(before, [one], { max, reason: 'missing' });
    const added = particlesOf(after) - particlesOf(before);
    before = after;
    return added;
  });
}

/** Adds an empty description, unless the request is full. */
export function describePart(lines: Lines, { max, reason }: Picking, id: string = newId()): Lines {
  if (particlesOf(lines) >= max) return lines;
  return [...lines, { kind: 'described', id, quantity: 1, reason, note: '', description: '', photo: '' }];
}

type Change = Partial<Omit<ListedDraftLine, 'kind' | 'id'> & Omit<DescribedDraftLine, 'kind' | 'id'>>;

export const changeLine = (lines: Lines, id: string, change: Change): Lines =>
  lines.map((line) => (line.id === id ? { ...line, ...change } : line));

/** Changes the quantity of a described part, which no inventory limits. */
export const changeDescribedQuantity = (lines: Lines, id: string, quantity: number, max: number): Lines =>
  changeLine(lines, id, { quantity: Math.max(1, Math.min(quantity, max - particlesBeside(lines, id))) });

export const removeLine = (lines: Lines, id: string): Lines => lines.filter((line) => line.id !== id);
