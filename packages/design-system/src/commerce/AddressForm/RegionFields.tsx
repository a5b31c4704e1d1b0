import type { Region } from '@shop/contracts';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { FieldGroup } from '../../elements/FieldGroup/FieldGroup.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { useRegionNames, type RegionNaming } from '../RegionNames/use-region-names.ts';
import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { LEVELS, levelsOf, type Level, type RegionLevel } from './validate-address.ts';
import { messages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';

export type RegionFieldsProps = {
  draft: Pick<AddressDraft, RegionLevel>;
  regions: KnownRegions;
  /** The list in which a region must still be chosen. */
  missingLevel: RegionLevel | undefined;
  onChange: (chosen: Pick<AddressDraft, RegionLevel>) => void;
  onLoadRegions: (parentId: string) => void;
};

const AUTOFILL = { province: 'address-level1', city: 'address-level2', district: 'address-level3' } as const;
const MISSING = { province: 'provinceMissing', city: 'cityMissing', district: 'districtMissing' } as const;

/** Province, city and district, each list with the subdivisions of the choice before it. */
export function RegionFields({ draft, regions, missingLevel, onChange, onLoadRegions }: RegionFieldsProps) {
  const { formatMessage } = useIntl();
  const naming = useRegionNames();
  const levels = levelsOf(draft, regions);
  const unloaded = LEVELS.map((level) => levels[level].parent).find(
    (parent) => parent !== undefined && regions[parent] === undefined,
  );
  const load = useEffectEvent(onLoadRegions);
  useEffect(() => {
    if (unloaded !== undefined) load(unloaded);
  }, [unloaded]);
  const failed = LEVELS.map((level) => levels[level]).find(({ state }) => state === 'failed');

  /** Choosing another region resets the levels below it. */
  const choose = (level: RegionLevel, name: string) => {
    const below = LEVELS.slice(LEVELS.indexOf(level) + 1);
    const reset = levels[level].chosen ? Object.fromEntries(below.map((one) => [one, ''])) : undefined;
    onChange({ ...draft, [level]: name, ...reset });
  };
  return (
    <FieldGroup label={formatMessage(messages.region)}>
      <div className={styles.regions}>
        {LEVELS.map((level) => (
          <SelectField
            key={level}
            label={formatMessage(messages[level])}
            hideLabel
            name={level}
            autoComplete={AUTOFILL[level]}
            required={levels[level].state !== 'none'}
            disabled={levels[level].state !== 'ready'}
            placeholder={formatMessage(messages[placeholderOf(levels[level], level)])}
            value={levels[level].chosen?.name ?? ''}
            options={optionsOf(levels[level].list, naming)}
            error={
              missingLevel === level
                ? formatMessage(messages[levels[level].state === 'loading' ? 'stillLoading' : MISSING[level]])
                : undefined
            }
            onChange={(name) => choose(level, name)}
          />
        ))}
      </div>
      {failed?.parent === undefined ? null : (
        <p role="alert" className={styles.failed}>
          <FormattedMessage {...messages.regionsFailed} />
          <Button size="small" onClick={() => onLoadRegions(failed.parent ?? '')}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

/** The server's name is the value; where two regions have the same translated name, it follows that name. */
function optionsOf(list: readonly Region[], naming: RegionNaming) {
  const counts = Map.groupBy(list, ({ name }) => naming(name));
  return list.map(({ name }) => {
    const label = naming(name);
    return { value: name, label: counts.get(label)?.length === 1 ? label : `${label} (${name})` };
  });
}

function placeholderOf({ state }: Level, level: RegionLevel) {
  if (state === 'loading') return 'loading';
  return state === 'none' ? 'noLevel' : level;
}
