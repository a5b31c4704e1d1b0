import type { PartFamily } from '@shop/contracts';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { ProductChoice } from '../ProductScreen/standing.ts';
import { familyOfOne, type Matrix } from './matrix.ts';
import { PartMatrix } from './PartMatrix.tsx';
import styles from './PartMatrix.module.css';

export type FamilyMatrixProps = ProductChoice & { family: Loadable<PartFamily> | undefined; matrix: Matrix };

/** Rows that are held free while the family is on its way. */
const USUAL = 6;

/** The matrix of a part's family; of the part alone where the shop has no family that it is in. */
export function FamilyMatrix({ product, offer, family, matrix }: FamilyMatrixProps) {
  if (family?.state === 'loading') {
    return (
      <WhenReady
        of={family}
        skeleton={
          <div className={styles.waiting}>
            {Array.from({ length: USUAL }, (_, at) => (
              <Skeleton key={at} height="0.47rem" shape="block" />
            ))}
          </div>
        }
      >
        {() => null}
      </WhenReady>
    );
  }
  const told =
    family?.state === 'ready' && family.value.parts.some(({ id }) => id === product.id)
      ? family.value
      : familyOfOne(product);
  return told ? <PartMatrix family={told} current={product.id} chosen={offer?.uniqueId ?? ''} {...matrix} /> : null;
}
