import type { ListRow, FileProblemCode } from '@shop/parts-list';
import styles from './ListTable.module.css';
import { useRowStatus } from './use-row-status.ts';

const CELLS = ['part', 'colour', 'quantity'] as const;
/** The cell that a problem is about. */
const BAD: Partial<Readonly<Record<FileProblemCode, (typeof CELLS)[number]>>> = {
  noPart: 'part',
  unknownPart: 'part',
  spoiltNumber: 'part',
  notPart: 'part',
  formula: 'part',
  unknownColour: 'colour',
  noColour: 'colour',
  directColour: 'colour',
  colourMismatch: 'colour',
  noQuantity: 'quantity',
  badQuantity: 'quantity',
  zeroQuantity: 'quantity',
  negativeQuantity: 'quantity',
  fractionQuantity: 'quantity',
  hugeQuantity: 'quantity',
};

/** The cells of the file, with the one of the problem marked, and below them how they were read. */
export function WrittenCell({ row }: { row: ListRow }) {
  const { written, problem } = row;
  const sentence = useRowStatus(row);
  return (
    <span role="gridcell" className={styles.written}>
      <span className={styles.cells}>
        {CELLS.map((cell) => {
          const text = written[cell] || '–';
          return <span key={cell}>{problem && BAD[problem.code] === cell ? <mark>{text}</mark> : text}</span>;
        })}
      </span>
      <span className={styles.sentence} data-quiet={sentence.isQuiet || undefined}>
        {sentence.text}
      </span>
    </span>
  );
}
