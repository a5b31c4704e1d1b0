import type { ComparedColour } from '../colours/colour-difference.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Allocation, ResolvedList } from './allocate-stock.ts';
import type { Choices } from './choices.ts';
import { inColour } from './offers.ts';
import type { ColourGroup } from './resolved.entity.ts';
import type { ResolvedRow } from './resolved-row.ts';

type OfColour = ColourGroup['offers'][number];
type GroupOfRows = { lines: number; pieces: number; rows: ResolvedRow[]; allocations: Allocation[] };

/** Colours that parts of the list are not made in, with the colours that could replace each; most pieces first. */
export function colourGroups(
  list: ResolvedList,
  choices: Choices,
  reference: Reference,
  near: (colour: number) => readonly ComparedColour[],
): readonly ColourGroup[] {
  return [...rowsByColour(list)]
    .map(([colour, { lines, pieces, rows, allocations }]): ColourGroup => {
      const offers = offersFor(rows);
      const picture = rows[0]?.product?.picture;
      const tooFar = near(colour).find(
        (other) =>
          !other.nearness &&
          rows.some(({ product }) => product?.colours.some((made) => made.colour === other.colour && made.stock > 0)),
      );
      return {
        colour,
        lines,
        pieces,
        picture: picture && inColour(picture, colour, reference),
        offers,
        tooFar: tooFar && { colour: tooFar.colour, difference: tooFar.difference },
        taken: takenFor(choices.colours.get(colour), allocations, offers),
      };
    })
    .sort((one, other) => other.pieces - one.pieces || one.colour - other.colour);
}

function rowsByColour({ rows, allocations }: ResolvedList): ReadonlyMap<number, GroupOfRows> {
  const groups = new Map<number, GroupOfRows>();
  rows.forEach((row, index) => {
    const { colour } = row.requested;
    const allocation = allocations[index];
    if (row.bucket !== 'noColour' || typeof colour !== 'number' || !allocation) return;
    const group = groups.get(colour) ?? { lines: 0, pieces: 0, rows: [], allocations: [] };
    groups.set(colour, group);
    group.lines += row.group.lines;
    group.pieces += row.group.pieces;
    group.rows.push(row);
    group.allocations.push(allocation);
  });
  return groups;
}

/** The near colours that any of the rows is offered in, nearest first. */
function offersFor(rows: readonly ResolvedRow[]): readonly OfColour[] {
  const byColour = new Map<number, OfColour>();
  for (const { group, offers } of rows)
    for (const { how, colour, difference, nearness, unitPrice, picture } of offers) {
      if (how !== 'colour' || difference === undefined || !nearness) continue;
      const before = byColour.get(colour);
      byColour.set(colour, {
        colour,
        difference,
        nearness,
        picture: before?.picture ?? picture,
        priceFrom: Math.min(before?.priceFrom ?? Infinity, unitPrice),
        lines: (before?.lines ?? 0) + group.lines,
      });
    }
  return [...byColour.values()].sort((one, other) => one.difference - other.difference);
}

/**
 * What applies to the whole colour: the shopper's choice, else the nearest colour that the settings took for any of its
 * lines.
 */
function takenFor(
  choice: number | 'leaveOut' | undefined,
  allocations: readonly Allocation[],
  offers: readonly OfColour[],
): ColourGroup['taken'] {
  if (choice === 'leaveOut') return 'leaveOut';
  if (choice !== undefined && offers.some(({ colour }) => colour === choice)) return { colour: choice, by: 'shopper' };
  const bySettings = offers.find(({ colour }) =>
    allocations.some(
      ({ taken }) => taken?.by === 'settings' && taken.offer.how === 'colour' && taken.offer.colour === colour,
    ),
  );
  return bySettings && { colour: bySettings.colour, by: 'settings' };
}
