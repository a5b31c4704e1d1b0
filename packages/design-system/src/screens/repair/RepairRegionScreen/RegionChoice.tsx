import type { RepairRegion } from '@shop/contracts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { OtherRegions } from './OtherRegions.tsx';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RegionChoice.module.css';

export type RegionChoiceProps = {
  regions: readonly RepairRegion[];
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (code: string) => void;
};

/** Mainland China first; Hong Kong, Macau and Taiwan; then the other countries with a filter. */
export function RegionChoice({ regions, chosen, error, onChoose }: RegionChoiceProps) {
  const name = useId();
  const inArea = (area: RepairRegion['area']) => regions.filter((region) => region.area === area);
  const cards = (area: 'mainland' | 'hmt', children: (region: RepairRegion) => ReactNode) =>
    inArea(area).map((region) => (
      <ChoiceCard
        key={region.code}
        name={name}
        value={region.code}
        isChosen={region.code === chosen}
        onChoose={onChoose}
      >
        {children(region)}
      </ChoiceCard>
    ));
  return (
    <FieldGroup
      label={
        <h2>
          <FormattedMessage {...messages.regions} />
        </h2>
      }
      error={error}
      hintPosition="above"
      role="radiogroup"
    >
      <div className={styles.choice}>
        {cards('mainland', (region) => (
          <span className={styles.mainland}>
            <b>{region.name}</b>
            <RegionFacts {...region} />
          </span>
        ))}
        <div className={styles.hmt}>{cards('hmt', (region) => region.name)}</div>
        <OtherRegions name={name} regions={inArea('other')} chosen={chosen} onChoose={onChoose} />
      </div>
    </FieldGroup>
  );
}

/** What is known of a region, and nothing else. */
const RegionFacts = ({ carrier, travelDays }: RepairRegion) => (
  <small className={styles.facts}>
    {carrier ? <span>{carrier}</span> : null}
    {travelDays ? (
      <span>
        <FormattedMessage {...messages.days} values={travelDays} />
      </span>
    ) : null}
  </small>
);
