import type { Facets } from '@shop/contracts';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import type { PartFilter, Place } from '../../../places/places.ts';
import { FacetGroup, FacetMore } from './FacetGroup.tsx';
import { FacetOption } from './FacetOption.tsx';
import { messages } from './Facets.messages.ts';
import { isChosen, toggled } from './narrow.ts';
import { sizeKey, sizeTable, type Size } from './size-table.ts';
import styles from './SizeFacet.module.css';

export type SizeFacetProps = { sizes: Facets['sizes']; filter: PartFilter; to: (filter: PartFilter) => Place };

/** Footprints as a table of widths and lengths: the darker a cell, the more parts it has. */
export function SizeFacet({ sizes, filter, to }: SizeFacetProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { widths, lengths, at, others, maxCount } = sizeTable(sizes);
  const toggledTo = (size: Size) => to(toggled(filter, 'sizes', sizeKey(size)));
  const isOn = (size: Size) => isChosen(filter, 'sizes', sizeKey(size));
  const nameOf = (size: Size) =>
    `${formatMessage(messages.sizeName, size)} ${formatNumber(size.count)} ${formatMessage(messages.parts)}`;
  return (
    <FacetGroup title={messages.size} aside={<FormattedMessage {...messages.sizeHint} />}>
      <table className={styles.table} style={{ '--lengths': lengths.length } as CSSProperties}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {lengths.map((length) => (
              <th key={length} scope="col">
                <FormattedNumber value={length} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {widths.map((width) => (
            <tr key={width}>
              <th scope="row">
                <FormattedNumber value={width} />
              </th>
              {lengths.map((length) => {
                const size = at(width, length);
                if (length < width) return <td key={length} aria-hidden="true" />;
                if (!size || (size.count === 0 && !isOn(size)))
                  return (
                    <td key={length} className={styles.none}>
                      –
                    </td>
                  );
                return (
                  <td key={length}>
                    <Link
                      to={toggledTo(size)}
                      look="plain"
                      className={styles.cell}
                      style={{ '--heat': size.count / maxCount } as CSSProperties}
                      aria-label={nameOf(size)}
                      aria-current={isOn(size) ? 'true' : undefined}
                      rel="nofollow"
                    >
                      {formatNumber(size.count)}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {others.some(isOn) ? <Others sizes={others.filter(isOn)} isOn={isOn} to={toggledTo} /> : null}
      {others.some((size) => !isOn(size)) ? (
        <FacetMore
          label={
            <FormattedMessage
              {...messages.otherSizes}
              values={{ count: others.filter((size) => !isOn(size)).length }}
            />
          }
        >
          <Others sizes={others.filter((size) => !isOn(size))} isOn={isOn} to={toggledTo} />
        </FacetMore>
      ) : null}
    </FacetGroup>
  );
}

const Others = ({
  sizes,
  isOn,
  to,
}: {
  sizes: readonly Size[];
  isOn: (size: Size) => boolean;
  to: (size: Size) => Place;
}) => (
  <ul className={styles.others}>
    {sizes.map((size) => (
      <li key={sizeKey(size)}>
        <FacetOption to={to(size)} isOn={isOn(size)} count={size.count} look="pill">
          <FormattedMessage {...messages.sizeName} values={size} />
        </FacetOption>
      </li>
    ))}
  </ul>
);
