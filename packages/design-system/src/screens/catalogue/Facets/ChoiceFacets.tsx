import type { Facets } from '@shop/contracts';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PartFilter, Place } from '../../../places/places.ts';
import styles from './ChoiceFacets.module.css';
import { FacetGroup, FacetMore } from './FacetGroup.tsx';
import { FacetOption } from './FacetOption.tsx';
import { messages } from './Facets.messages.ts';
import { FINISH_NAMES } from './finish-names.ts';
import { firstOf, isChosen, toggled, withChange } from './narrow.ts';

type Choice = { filter: PartFilter; to: (filter: PartFilter) => Place };

/** Values as a list, the first six of many at first. */
function Values<T>({
  values,
  isOn,
  className,
  children,
}: {
  values: readonly T[];
  isOn: (value: T) => boolean;
  className?: string | undefined;
  children: (value: T) => ReactElement;
}) {
  const { shown, rest } = firstOf(values, isOn);
  const list = (some: readonly T[]) => <ul className={className}>{some.map(children)}</ul>;
  return (
    <>
      {list(shown)}
      {rest.length > 0 ? (
        <FacetMore label={<FormattedMessage {...messages.more} values={{ count: rest.length }} />}>
          {list(rest)}
        </FacetMore>
      ) : null}
    </>
  );
}

/** Heights in plates; whole bricks are named as bricks. */
export function HeightFacet({ heights, filter, to }: Choice & Pick<Facets, 'heights'>) {
  const isOn = ({ plates }: Facets['heights'][number]) => isChosen(filter, 'heights', plates);
  return (
    <FacetGroup title={messages.height} aside={<FormattedMessage {...messages.heightHint} />}>
      <Values values={heights} isOn={isOn} className={styles.pills}>
        {(height) => (
          <li key={height.plates}>
            <FacetOption
              to={to(toggled(filter, 'heights', height.plates))}
              isOn={isOn(height)}
              count={height.count}
              look="pill"
            >
              <FormattedMessage {...messages.heightName} values={height} />
            </FacetOption>
          </li>
        )}
      </Values>
    </FacetGroup>
  );
}

export function FinishFacet({ finishes, filter, to }: Choice & Pick<Facets, 'finishes'>) {
  const isOn = ({ finish }: Facets['finishes'][number]) => isChosen(filter, 'finishes', finish);
  return (
    <FacetGroup title={messages.finish}>
      <Values values={finishes} isOn={isOn}>
        {(row) => (
          <li key={row.finish}>
            <FacetOption
              to={to(toggled(filter, 'finishes', row.finish))}
              isOn={isOn(row)}
              count={row.count}
              look="check"
            >
              <FormattedMessage {...FINISH_NAMES[row.finish]} />
            </FacetOption>
          </li>
        )}
      </Values>
    </FacetGroup>
  );
}

/** Minimum stock. One choice at a time: choosing another one replaces it. */
export const StockFacet = ({ stocks, filter, to }: Choice & Pick<Facets, 'stocks'>) => (
  <FacetGroup title={messages.stock}>
    <ul>
      {stocks.map(({ pieces, count }) => (
        <li key={pieces}>
          <FacetOption
            to={to(withChange(filter, { stock: filter.stock === pieces ? undefined : pieces }))}
            isOn={filter.stock === pieces}
            count={count}
            look="check"
          >
            <FormattedMessage {...messages.stockName} values={{ pieces }} />
          </FacetOption>
        </li>
      ))}
    </ul>
  </FacetGroup>
);
