import type { ColourSystem, ReadLine, Trouble, TroubleCode } from '../formats/list.entity.ts';
import { MAX_PIECES, readQuantity, type Quantity } from '../formats/quantity.ts';
import { colourCell } from './evidence.ts';
import { createColourReader, isNumbered, type ColourReading, type ReadingSystem } from './read-colour.ts';
import { createPartReader, readElement, type PartReading } from './read-part.ts';
import type { Reference } from './reference.entity.ts';
import type { ResolvedLine } from './resolved.entity.ts';

/**
 * Understands lines whose colours are written in one system. Cells are read once each, so that a list of 100,000 lines costs
 * a few look-ups a line.
 */
export function createResolver(reference: Reference, system: ReadingSystem): (line: ReadLine) => ResolvedLine {
  const readPart = createPartReader(reference);
  const readColour = createColourReader(reference, system);
  const readersElsewhere = new Map<ColourSystem, (text: string) => ColourReading>();
  const quantities = new Map<string, Quantity>();
  const quantityOf = ({ pieces, quantity }: ReadLine): Quantity => {
    if (pieces !== undefined) return { pieces };
    let known = quantities.get(quantity);
    if (!known) quantities.set(quantity, (known = readQuantity(quantity)));
    return known;
  };
  const elsewhere = (other: ColourSystem, text: string): ColourReading => {
    const reader = readersElsewhere.get(other) ?? createColourReader(reference, other);
    readersElsewhere.set(other, reader);
    return reader(text);
  };
  const partOf = (line: ReadLine): PartReading => {
    const own = readPart(line.part);
    if (own.part !== undefined) return own;
    // What stands beside it is asked only where the number itself says nothing.
    const beside = line.element === undefined ? own : readElement(line.element, reference);
    return beside.part === undefined && line.otherPart !== undefined ? readPart(line.otherPart) : beside;
  };

  return (line) => {
    const own: PartReading = line.trouble?.code === 'notPart' ? { steps: [] } : partOf(line);
    const cell = own.colour === undefined ? colourCell(line) : line.colour;
    // Some lines of a list may be Gobricks': nobody else writes a zero first.
    const written = own.steps[0]?.name === 'gds' && /^0\d\d$/.test(cell) ? elsewhere('gds', cell) : readColour(cell);
    const ofElement =
      cell === '' && line.element !== undefined ? readElement(line.element, reference).colour : undefined;
    const beside = line.otherColour ? elsewhere(line.otherColour.system, line.otherColour.colour).colour : ofElement;
    const quantity = quantityOf(line);
    const colour = own.colour ?? written.colour ?? beside;
    const pieces = 'pieces' in quantity ? quantity.pieces : 0;
    return {
      read: line,
      part: own.part,
      colour,
      quantity: pieces,
      steps: own.colour === undefined && written.steps.length > 0 ? [...own.steps, ...written.steps] : own.steps,
      trouble:
        line.trouble ??
        partTrouble(line, own) ??
        quantityTrouble(line, quantity) ??
        colourTrouble(line, cell, own, written, beside, isNumbered(system) ? system : 'none'),
      isUnderstood: own.part !== undefined && colour !== undefined && pieces > 0,
    };
  };
}

const at = (
  { file, line, columns }: ReadLine,
  code: TroubleCode,
  cell: 'part' | 'colour' | 'quantity',
  values: Trouble['values'] = {},
): Trouble => ({ code, file, line, column: columns?.[cell], values });

function partTrouble(line: ReadLine, { part }: PartReading): Trouble | undefined {
  if (part !== undefined) return undefined;
  const text = line.part || (line.element ?? '');
  return text.trim() === '' ? at(line, 'noPart', 'part') : at(line, 'unknownPart', 'part', { text, near: 'none' });
}

function quantityTrouble(line: ReadLine, quantity: Quantity): Trouble | undefined {
  return 'code' in quantity
    ? at(line, quantity.code, 'quantity', { text: line.quantity, most: MAX_PIECES })
    : undefined;
}

/** A colour that is missing, that two cells tell differently (the first is taken), or that is only near to what is written. */
function colourTrouble(
  line: ReadLine,
  cell: string,
  own: PartReading,
  written: ColourReading,
  beside: ColourReading['colour'],
  system: string,
): Trouble | undefined {
  const [first, second] = own.colour === undefined ? [written.colour, beside] : [own.colour, written.colour];
  if (first === undefined && second === undefined)
    return at(line, written.code ?? 'noColour', 'colour', { text: cell, system });
  if (first !== undefined && second !== undefined && first !== second) {
    const [text, near] =
      own.colour === undefined
        ? [line.colour, line.otherColour?.colour ?? '']
        : [line.part || (line.element ?? ''), line.colour];
    return at(line, 'colourMismatch', 'colour', { text, near });
  }
  return written.code === 'directColour' && own.colour === undefined
    ? at(line, 'directColour', 'colour', { text: line.colour })
    : undefined;
}
