import {
  COLOUR_SYSTEMS,
  type ColourSystem,
  type Format,
  type ReadFile,
  type ReadLine,
} from '../formats/list.entity.ts';
import { gatherEvidence, meaningIn, scoreOf, type Evidence } from './evidence.ts';
import { ELEMENT } from './read-part.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { SystemScore, SystemVerdict } from './identified.entity.ts';

/** Fewer pairs with a known part than these are too little evidence. */
const MIN_PAIRS = 5;
/** Shares that differ by less count as equal. */
const EQUAL_SHARE = 0.03;
/** By how many pairs a system has to lead: a single pair may be a colour that was never made. */
const MIN_LEAD = 2;

/**
 * Decides by which system a list's colours are read: the one that the shopper chose, that the format or a header
 * states, or that explains the evidence best. Returns the scores of all systems too.
 */
export function judgeSystems(
  lines: readonly ReadLine[],
  reference: Reference,
  stated?: ReadFile['colours'],
  chosen?: ColourSystem,
  format?: Format,
): SystemVerdict {
  const evidence = gatherEvidence(lines, reference);
  const ranked = COLOUR_SYSTEMS.map((system) => {
    const score = scoreOf(system, evidence, reference);
    return { score, rank: rankOf(score, evidence, reference, format) };
  });
  const scores = ranked.toSorted((one, other) => other.rank - one.rank).map(({ score }) => score);
  if (chosen) return { name: chosen, by: 'chosen', scores };
  if (stated) return { name: stated.system, by: stated.by, scores };
  if (areNames(evidence)) return { name: 'name', by: 'evidence', scores };
  if (evidence.colours.length === 0 && lines.some(({ element, part }) => element !== undefined || ELEMENT.test(part)))
    return { name: 'element', by: 'evidence', scores };
  const [best, ...others] = scores;
  const name = best?.system ?? 'rebrickable';
  const rivals = others.filter(({ system }) => !readAlike(system, name, evidence, reference));
  const isOwn = name === 'gds' && evidence.isGobricks;
  const isThin = evidence.colours.length > 0 && (best?.ofPairs ?? 0) < MIN_PAIRS && !isOwn;
  const isDoubtful = best === undefined || isThin || rivals.some((rival) => isEqual(best, rival, isOwn ? 1 : MIN_LEAD));
  return { name, by: 'evidence', scores, isDoubtful: isDoubtful || undefined };
}

/**
 * The share, with a small bonus that orders systems of equal shares: Gobricks first for Gobricks' parts, Rebrickable
 * for a list with its headings, then the system that reads more common colours.
 */
function rankOf({ system, share }: SystemScore, evidence: Evidence, reference: Reference, format?: Format): number {
  const place = new Map(reference.colours.map(({ id }, at) => [id, at]));
  const places = evidence.colours.map(
    (cell) => place.get(meaningIn(system, cell, evidence, reference) ?? -1) ?? place.size,
  );
  const rareness = places.reduce((sum, at) => sum + at, 0) / Math.max(1, places.length);
  // Too small to outweigh one pair in thousands; the order of the systems counts even less.
  return (
    share +
    ((evidence.isGobricks && system === 'gds') || system === format ? EQUAL_SHARE : 0) -
    rareness * 1e-6 -
    COLOUR_SYSTEMS.indexOf(system) * 1e-9
  );
}

const areNames = ({ colours }: Evidence): boolean =>
  colours.filter((cell) => /\p{L}/u.test(cell) && !/^0x/i.test(cell)).length * 2 > colours.length;

/** Whether two systems read every colour of the list the same, so that it does not matter. */
const readAlike = (one: ColourSystem, other: ColourSystem, evidence: Evidence, reference: Reference): boolean =>
  evidence.colours.every(
    (cell) => meaningIn(one, cell, evidence, reference) === meaningIn(other, cell, evidence, reference),
  );

/** Rebrickable and LDraw read only a few numbers differently, so one pair decides between them. */
const isSibling = (system: ColourSystem): boolean => system === 'rebrickable' || system === 'ldraw';
const isEqual = (best: SystemScore, rival: SystemScore, minLead: number): boolean =>
  isSibling(best.system) && isSibling(rival.system)
    ? best.share <= rival.share
    : best.share - rival.share < EQUAL_SHARE || best.pairs - rival.pairs < minLead;
