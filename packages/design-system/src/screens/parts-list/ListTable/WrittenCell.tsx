import type { ListRow, TroubleCode } from '@shop/parts-list';
import styles from './ListTable.module.css';
import { useRowSentence } from './use-row-sentence.ts';

const CELLS = ['part', 'colour', 'quantity'] as const;
/** The cell that a trouble is about. */
const BAD: Partial<Readonly<Record<TroubleCode, (typeof CELLS)[number]>>> = {
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

/** What the file says, cell by cell with the bad one marked, and below it how that was read. */
export function WrittenCell({ row }: { row: ListRow }) {
  const { written, trouble } = row;
  const sentence = useRowSentence(row);
  return (
    <span role="gridcell" className={styles.written}>
      <span className={styles.cells}>
        {CELLS.map((cell) => {
          const text = written[cell] || '–';
          return <span key={cell}>{trouble && BAD[trouble.code] === cell ? <mark>{text}</mark> : text}</span>;
        })}
      </span>
      <span className={styles.sentence} data-quiet={sentence.isQuiet || undefined}>
        {sentence.text}
      </span>
    </span>
  );
}
