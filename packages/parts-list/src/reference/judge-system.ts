import {
  COLOUR_SYSTEMS,
  type ColourSystem,
  type Format,
  type ReadFile,
  type ReadLine,
} from '../formats/list.entity.ts';
import { gatherEvidence, meaningIn, scoreOf, type Evidence } from './evidence.ts';
import { ELEMENT } from './read-part.ts';
import type { Reference } from './reference.entity.ts';
import type { SystemScore, SystemVerdict } from './resolved.entity.ts';

/** Fewer pairs of known parts than these prove little. */
const THIN = 5;
/** Shares nearer than this are equal. */
const EQUAL = 0.03;
/** So many pairs at least have to speak for one system against another: a single one may be a colour that was never made. */
const FEWEST = 2;

/**
 * By which system a list's colours are read: as the shopper chose, as the format or a header says, or as the evidence does.
 * The scores of all systems come along as the proof.
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
  if (stated) return { name: stated.system, by: stated.said, scores };
  if (areWords(evidence)) return { name: 'name', by: 'evidence', scores };
  if (evidence.colours.length === 0 && lines.some(({ element, part }) => element !== undefined || ELEMENT.test(part)))
    return { name: 'element', by: 'evidence', scores };
  const [best, ...others] = scores;
  const name = best?.system ?? 'rebrickable';
  const rivals = others.filter(({ system }) => !readAlike(system, name, evidence, reference));
  const isOwn = name === 'gds' && evidence.isGobricks;
  const isThin = evidence.colours.length > 0 && (best?.ofPairs ?? 0) < THIN && !isOwn;
  const isDoubtful = best === undefined || isThin || rivals.some((rival) => isEqual(best, rival, isOwn ? 1 : FEWEST));
  return isDoubtful ? { name, by: 'evidence', scores, isDoubtful } : { name, by: 'evidence', scores };
}

/** Of systems that explain a list equally well Gobricks' own goes first for its parts, Rebrickable's for a list with its headings, then what reads the commoner colours. */
function rankOf({ system, share }: SystemScore, evidence: Evidence, reference: Reference, format?: Format): number {
  const place = new Map(reference.colours.map(({ id }, at) => [id, at]));
  const places = evidence.colours.map(
    (cell) => place.get(meaningIn(system, cell, evidence, reference) ?? -1) ?? place.size,
  );
  const rareness = places.reduce((sum, at) => sum + at, 0) / Math.max(1, places.length);
  // Too little to outweigh one pair of thousands; the order of the systems less still.
  return (
    share +
    ((evidence.isGobricks && system === 'gds') || system === format ? EQUAL : 0) -
    rareness * 1e-6 -
    COLOUR_SYSTEMS.indexOf(system) * 1e-9
  );
}

const areWords = ({ colours }: Evidence): boolean =>
  colours.filter((cell) => /\p{L}/u.test(cell) && !/^0x/i.test(cell)).length * 2 > colours.length;

/** Whether two systems read every colour of the list the same, so that it does not matter. */
const readAlike = (one: ColourSystem, other: ColourSystem, evidence: Evidence, reference: Reference): boolean =>
  evidence.colours.every(
    (cell) => meaningIn(one, cell, evidence, reference) === meaningIn(other, cell, evidence, reference),
  );

/** Rebrickable and LDraw read but a few numbers differently, so that one pair decides between them. */
const isSibling = (system: ColourSystem): boolean => system === 'rebrickable' || system === 'ldraw';
const isEqual = (best: SystemScore, rival: SystemScore, fewest: number): boolean =>
  isSibling(best.system) && isSibling(rival.system)
    ? best.share <= rival.share
    : best.share - rival.share < EQUAL || best.pairs - rival.pairs < fewest;
