import type { ComparedColour } from '../reference/colour-difference.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Choices } from './choices.ts';
import { inColour } from './offers.ts';
import type { Allocation } from './allocate-stock.ts';
import type { ColourGroup } from './settled.entity.ts';
import type { Standing } from './standing.ts';

type OfColour = ColourGroup['offers'][number];
type Gathered = { lines: number; pieces: number; rows: Standing[]; dealt: Allocation[] };

/** Colours that parts of the list are not made in, with what could be taken for all their lines; most pieces first. */
export function colourGroups(
  standings: readonly Standing[],
  dealt: readonly Allocation[],
  choices: Choices,
  reference: Reference,
  near: (colour: number) => readonly ComparedColour[],
): readonly ColourGroup[] {
  const gathered = new Map<number, Gathered>();
  standings.forEach((standing, place) => {
    const { colour } = standing.asked;
    const deal = dealt[place];
    if (standing.bucket !== 'noColour' || typeof colour !== 'number' || !deal) return;
    const group = gathered.get(colour) ?? { lines: 0, pieces: 0, rows: [], dealt: [] };
    gathered.set(colour, group);
    group.lines += standing.group.lines;
    group.pieces += standing.group.pieces;
    group.rows.push(standing);
    group.dealt.push(deal);
  });
  return [...gathered]
    .map(([colour, { lines, pieces, rows, dealt: deals }]): ColourGroup => {
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
        ...(picture ? { picture: inColour(picture, colour, reference) } : {}),
        offers,
        ...(tooFar ? { tooFar: { colour: tooFar.colour, difference: tooFar.difference } } : {}),
        taken: takenFor(choices.colours.get(colour), deals, offers),
      };
    })
    .sort((one, other) => other.pieces - one.pieces || one.colour - other.colour);
}

function offersFor(rows: readonly Standing[]): readonly OfColour[] {
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

/** What holds for the whole colour: the shopper's word, else the nearest colour that the settings took for any of its lines. */
function takenFor(
  choice: number | 'leaveOut' | undefined,
  deals: readonly Allocation[],
  offers: readonly OfColour[],
): ColourGroup['taken'] {
  if (choice === 'leaveOut') return 'leaveOut';
  if (choice !== undefined && offers.some(({ colour }) => colour === choice)) return { colour: choice, by: 'shopper' };
  const bySettings = offers.find(({ colour }) =>
    deals.some(
      ({ taken }) => taken?.by === 'settings' && taken.offer.how === 'colour' && taken.offer.colour === colour,
    ),
  );
  return bySettings && { colour: bySettings.colour, by: 'settings' };
}
