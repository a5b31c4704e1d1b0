import type { PartFamily } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { ProductChoice } from '../ProductScreen/purchase-status.ts';
import { familyOfOne, type PageMatrix } from './matrix.ts';
import { PartMatrix } from './PartMatrix.tsx';
import { messages } from './PartMatrix.messages.ts';
import styles from './PartMatrix.module.css';

export type FamilyMatrixProps = ProductChoice & {
  family: Loadable<PartFamily> | undefined;
  matrix: PageMatrix;
  onRetry?: (() => void) | undefined;
};

/** Rows of the placeholder while the family loads. */
const SKELETON_ROWS = 6;

/** The matrix of a part's family; of the part alone if the server has no family for it. */
export const FamilyMatrix = memo(function FamilyMatrix({ product, offer, family, matrix, onRetry }: FamilyMatrixProps) {
  if (family?.state === 'loading') {
    return (
      <WhenReady
        of={family}
        skeleton={
          <div className={styles.waiting}>
            {Array.from({ length: SKELETON_ROWS }, (_, at) => (
              <Skeleton key={at} height="0.47rem" shape="block" />
            ))}
          </div>
        }
      >
        {() => null}
      </WhenReady>
    );
  }
  const shownFamily =
    family?.state === 'ready' && family.value.parts.some(({ id }) => id === product.id)
      ? family.value
      : familyOfOne(product);
  return (
    <>
      {shownFamily
        ? matrix.withWanted((wanted) => (
            <PartMatrix
              family={shownFamily}
              current={product.id}
              chosen={offer?.uniqueId ?? ''}
              {...matrix}
              wanted={wanted}
            />
          ))
        : null}
      {family?.state === 'failed' ? (
        <PartFailed failure={family.failure} onRetry={onRetry}>
          <FormattedMessage {...messages.familyFailed} />
        </PartFailed>
      ) : null}
    </>
  );
});
