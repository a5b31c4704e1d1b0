import type { Eligibility, InventoryLine, RepairTerms } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { PickedLine } from './picked-line.ts';

/** What has to be corrected before a request can be confirmed. With a line, it is about that line. */
export type RequestProblem = {
  line?: string;
  kind:
    | 'noLines'
    | 'goneLine'
    | 'tooManyInSet'
    | 'tooManyInRequest'
    | 'noDescription'
    | 'textTooLong'
    | 'photoSending'
    | 'photoFailed'
    | 'notPriced'
    | 'noProof'
    | 'notServed';
};

export type RequestFacts = {
  lines: readonly PickedLine[];
  /** The inventory by id. */
  parts: ReadonlyMap<string, InventoryLine>;
  photos: Readonly<Record<string, FieldImage | undefined>>;
  terms: RepairTerms;
  eligibility: Eligibility;
  /** Whether region, purchase and code are filled in. */
  hasProof: boolean;
};

const lengthOf = (text: string): number => [...text.trim()].length;

/** All problems: first those of the lines from top to bottom, then those of the request. */
export function problemsOf(facts: RequestFacts): readonly RequestProblem[] {
  const { lines, terms, eligibility, hasProof } = facts;
  const ofLines = lines.flatMap((line) => lineProblems(line, facts).map((kind) => ({ line: line.id, kind })));
  const particles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const whole: [boolean, RequestProblem['kind']][] = [
    [lines.length === 0, 'noLines'],
    [particles > terms.maxParticles, 'tooManyInRequest'],
    [eligibility.kind === 'refused' && eligibility.reason !== 'tooManyParticles', 'notServed'],
    [!hasProof, 'noProof'],
  ];
  return [...ofLines, ...whole.flatMap(([applies, kind]) => (applies ? [{ kind }] : []))];
}

function lineProblems(line: PickedLine, { parts, photos, terms, eligibility }: RequestFacts): RequestProblem['kind'][] {
  const noteTooLong = lengthOf(line.note) > terms.maxMessageLength;
  const found: [boolean, RequestProblem['kind']][] =
    line.kind === 'listed'
      ? [
          [!parts.has(line.id), 'goneLine'],
          [line.quantity > (parts.get(line.id)?.quantity ?? Infinity), 'tooManyInSet'],
          [noteTooLong, 'textTooLong'],
        ]
      : [
          [lengthOf(line.description) === 0, 'noDescription'],
          [noteTooLong || lengthOf(line.description) > terms.maxMessageLength, 'textTooLong'],
          [photos[line.id]?.state === 'sending', 'photoSending'],
          [photos[line.id]?.state === 'failed', 'photoFailed'],
          [eligibility.kind === 'paid' && terms.describedPrice === undefined, 'notPriced'],
        ];
  return found.flatMap(([applies, kind]) => (applies ? [kind] : []));
}
