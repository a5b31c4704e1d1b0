import type { RepairRegion } from '@shop/contracts';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { regionsMatching, sortedByName } from './find-regions.ts';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RegionChoice.module.css';

export type OtherRegionsProps = {
  /** The name of the radio group, which the regions above share. */
  name: string;
  regions: readonly RepairRegion[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
};

/** The other countries from A to Z, filtered by what is typed. The chosen one stays visible. */
export function OtherRegions({ name, regions, chosen, onChoose }: OtherRegionsProps) {
  const { locale, formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const sorted = useMemo(() => sortedByName(regions, locale), [regions, locale]);
  const found = regionsMatching(sorted, query);
  const shown = sorted.filter((region) => region.code === chosen || found.includes(region));
  if (regions.length === 0) return null;
  return (
    <div className={styles.others}>
      <div className={styles.head}>
        <div>
          <h3>
            <FormattedMessage {...messages.others} />
          </h3>
          <p role="status" className={styles.count}>
            <FormattedMessage {...messages.found} values={{ count: found.length }} />
          </p>
        </div>
        <TextField label={formatMessage(messages.search)} value={query} onChange={setQuery} autoComplete="off" />
      </div>
      {found.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noneFound} values={{ query: query.trim() }} />{' '}
          <Link look="inline" to={{ name: 'chat' }}>
            <FormattedMessage {...messages.chat} />
          </Link>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <div className={styles.list}>
          {shown.map((region) => (
            <label key={region.code} className={styles.country}>
              <input
                type="radio"
                name={name}
                value={region.code}
                checked={region.code === chosen}
                onChange={() => onChoose(region.code)}
              />
              {region.name}
            </label>
          ))}
        </div>
      ) : null}
    </div>
  );
}
