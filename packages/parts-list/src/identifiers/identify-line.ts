import type { ColourSystem, FileProblem, FileProblemCode, ReadingSystem, ReadLine } from '../formats/list.entity.ts';
import { MAX_PIECES, readQuantity, type Quantity } from '../formats/quantity.ts';
import { colourCell } from './evidence.ts';
import { createColourReader, isNumbered, type ColourReading } from '../colours/read-colour.ts';
import { createPartReader, readElement, type PartReading } from './read-part.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { IdentifiedLine } from './identified.entity.ts';

/**
 * Returns a function that identifies the lines of a list whose colours are written in one system. Each different cell
 * is read once, so a list of 100,000 lines costs a few look-ups per line.
 */
export function createLineIdentifier(reference: Reference, system: ReadingSystem): (line: ReadLine) => IdentifiedLine {
  const readPart = createPartReader(reference);
  const readColour = createColourReader(reference, system);
  const readersElsewhere = new Map<ColourSystem, (text: string) => ColourReading>();
  const quantities = new Map<string, Quantity>();
  const quantityOf = ({ pieces, quantity }: ReadLine): Quantity => {
    if (pieces !== undefined) return { pieces };
    let cached = quantities.get(quantity);
    if (!cached) quantities.set(quantity, (cached = readQuantity(quantity)));
    return cached;
  };
  const elsewhere = (other: ColourSystem, text: string): ColourReading => {
    const reader = readersElsewhere.get(other) ?? createColourReader(reference, other);
    readersElsewhere.set(other, reader);
    return reader(text);
  };
  const partOf = (line: ReadLine): PartReading => {
    const own = readPart(line.part);
    if (own.part !== undefined) return own;
    // Other numbers of the line are read only if the part number itself is not understood.
    const beside = line.element === undefined ? own : readElement(line.element, reference);
    return beside.part === undefined && line.otherPart !== undefined ? readPart(line.otherPart) : beside;
  };

  return (line) => {
    const own: PartReading = line.problem?.code === 'notPart' ? { steps: [] } : partOf(line);
    const cell = own.colour === undefined ? colourCell(line) : line.colour;
    // Some lines of a list may use Gobricks' colours: only Gobricks writes a leading zero.
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
      problem:
        line.problem ??
        partProblem(line, own) ??
        quantityProblem(line, quantity) ??
        colourProblem({ line, cell, own, written, beside }, isNumbered(system) ? system : 'none'),
      isUnderstood: own.part !== undefined && colour !== undefined && pieces > 0,
    };
  };
}

const problemOf = (
  { file, line, columns }: ReadLine,
  code: FileProblemCode,
  cell: 'part' | 'colour' | 'quantity',
  values: FileProblem['values'] = {},
): FileProblem => ({ code, file, line, column: columns?.[cell], values });

function partProblem(line: ReadLine, { part }: PartReading): FileProblem | undefined {
  if (part !== undefined) return undefined;
  const text = line.part || (line.element ?? '');
  return text.trim() === ''
    ? problemOf(line, 'noPart', 'part')
    : problemOf(line, 'unknownPart', 'part', { text, near: 'none' });
}

function quantityProblem(line: ReadLine, quantity: Quantity): FileProblem | undefined {
  return 'code' in quantity
    ? problemOf(line, quantity.code, 'quantity', { text: line.quantity, most: MAX_PIECES })
    : undefined;
}

/** Everything that is known of a line's colour: its cell, the part with its colour, and other colours of the line. */
type ColourCells = {
  line: ReadLine;
  cell: string;
  own: PartReading;
  written: ColourReading;
  beside: ColourReading['colour'];
};

/**
 * A colour that is missing, that differs between two cells (the first is taken), or that is only near the written hex
 * value.
 */
function colourProblem({ line, cell, own, written, beside }: ColourCells, system: string): FileProblem | undefined {
  const [first, second] = own.colour === undefined ? [written.colour, beside] : [own.colour, written.colour];
  if (first === undefined && second === undefined)
    return problemOf(line, written.code ?? 'noColour', 'colour', { text: cell, system });
  if (first !== undefined && second !== undefined && first !== second) {
    const [text, near] =
      own.colour === undefined
        ? [line.colour, line.otherColour?.colour ?? '']
        : [line.part || (line.element ?? ''), line.colour];
    return problemOf(line, 'colourMismatch', 'colour', { text, near });
  }
  return written.code === 'directColour' && own.colour === undefined
    ? problemOf(line, 'directColour', 'colour', { text: line.colour })
    : undefined;
}
