import type { Facets } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import type { PartFilter, Place } from '../../../places/places.ts';
import styles from './ChoiceFacets.module.css';
import { FacetGroup } from './FacetGroup.tsx';
import { FacetOption } from './FacetOption.tsx';
import { messages } from './Facets.messages.ts';
import { FINISH_NAMES } from './finish-names.ts';
import { withChange, isChosen, toggled } from './narrow.ts';

type Choice = { filter: PartFilter; to: (filter: PartFilter) => Place };

/** Heights in plates; whole bricks are named as bricks. */
export const HeightFacet = ({ heights, filter, to }: Choice & Pick<Facets, 'heights'>) => (
  <FacetGroup title={messages.height} aside={<FormattedMessage {...messages.heightHint} />}>
    <ul className={styles.pills}>
      {heights.map(({ plates, count }) => (
        <li key={plates}>
          <FacetOption
            to={to(toggled(filter, 'heights', plates))}
            isOn={isChosen(filter, 'heights', plates)}
            count={count}
            look="pill"
          >
            <FormattedMessage {...messages.heightName} values={{ plates }} />
          </FacetOption>
        </li>
      ))}
    </ul>
  </FacetGroup>
);

export const FinishFacet = ({ finishes, filter, to }: Choice & Pick<Facets, 'finishes'>) => (
  <FacetGroup title={messages.finish}>
    <ul>
      {finishes.map(({ finish, count }) => (
        <li key={finish}>
          <FacetOption
            to={to(toggled(filter, 'finishes', finish))}
            isOn={isChosen(filter, 'finishes', finish)}
            count={count}
            look="check"
          >
            <FormattedMessage {...FINISH_NAMES[finish]} />
          </FacetOption>
        </li>
      ))}
    </ul>
  </FacetGroup>
);

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
