import type { FamilyPart, PartFamily } from '@shop/contracts';
import { memo, type RefObject } from 'react';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { cellKey, pictureIn, type Matrix } from './matrix.ts';
import { MatrixCell } from './MatrixCell.tsx';
import styles from './PartMatrix.module.css';

export type MatrixRowProps = Pick<Matrix, 'wanted' | 'problems' | 'onWant'> & {
  part: FamilyPart;
  colours: PartFamily['colours'];
  row: number;
  /** Whether it is the part of the product page. */
  isCurrent: boolean;
  /** Column of the cell in the tab order; -1 if that cell is in another row. */
  active: number;
  chosen: number;
  shouldFocus: RefObject<boolean>;
  onCorrection: (correction: string) => void;
  onEnter: (row: number, column: number) => void;
};

/** Whether a row would render the same: of all quantities and problems only those of this row matter. */
function isSame(one: MatrixRowProps, other: MatrixRowProps): boolean {
  const { wanted, problems, ...rest } = one;
  if (Object.entries(rest).some(([name, value]) => other[name as keyof typeof rest] !== value)) return false;
  return Object.values(one.part.offers).every(({ uniqueId }) => {
    const key = cellKey(one.part.id, uniqueId);
    return wanted[key] === other.wanted[key] && problems[key] === other.problems[key];
  });
}

/** A part and its cells, one for each colour of the family. */
export const MatrixRow = memo(function MatrixRow({
  part,
  colours,
  row,
  isCurrent,
  active,
  chosen,
  wanted,
  problems,
  ...rest
}: MatrixRowProps) {
  return (
    <tr data-current={isCurrent || undefined}>
      <th scope="row" className={styles.part}>
        <span>
          <span className={styles.picture}>
            <ProductPicture picture={pictureIn(part, colours[chosen])} alt="" ground="none" />
          </span>
          {isCurrent ? (
            <b>{part.name}</b>
          ) : (
            <Link to={{ name: 'product', id: part.id }} look="plain">
              {part.name}
            </Link>
          )}
          <span className={styles.number}>{part.number}</span>
        </span>
      </th>
      {colours.map(({ id, name }, column) => {
        const offer = part.offers[id];
        const key = offer ? cellKey(part.id, offer.uniqueId) : '';
        return (
          <MatrixCell
            key={id}
            {...rest}
            row={row}
            column={column}
            partId={part.id}
            part={part.name}
            colour={name}
            uniqueId={offer?.uniqueId}
            price={offer?.price ?? 0}
            stock={offer?.stock ?? 0}
            limit={part.limit ?? Infinity}
            wanted={wanted[key] ?? 0}
            hasProblem={key !== '' && problems[key] !== undefined}
            isActive={column === active}
            isChosen={column === chosen}
          />
        );
      })}
    </tr>
  );
}, isSame);
