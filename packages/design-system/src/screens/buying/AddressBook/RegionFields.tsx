import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { LEVELS, levelsOf, type Level, type RegionLevel } from './check-address.ts';
import { messages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';

export type RegionFieldsProps = {
  draft: Pick<AddressDraft, RegionLevel>;
  regions: KnownRegions;
  /** The list in which something is still to be chosen. */
  fault: RegionLevel | undefined;
  onChange: (chosen: Pick<AddressDraft, RegionLevel>) => void;
  onAskRegions: (parentId: string) => void;
};

const AUTOFILL = { province: 'address-level1', city: 'address-level2', district: 'address-level3' } as const;
const MISSING = { province: 'provinceMissing', city: 'cityMissing', district: 'districtMissing' } as const;

/** Province, city and district, each list below the choice in the one before. */
export function RegionFields({ draft, regions, fault, onChange, onAskRegions }: RegionFieldsProps) {
  const { formatMessage } = useIntl();
  const levels = levelsOf(draft, regions);
  const unasked = LEVELS.map((level) => levels[level].parent).find(
    (parent) => parent !== undefined && regions[parent] === undefined,
  );
  useEffect(() => {
    if (unasked !== undefined) onAskRegions(unasked);
    // oxlint-disable-next-line react/exhaustive-deps -- another function asks the same
  }, [unasked]);
  const failed = LEVELS.map((level) => levels[level]).find(({ state }) => state === 'failed');

  /** What was chosen below another region is none of the new one's. */
  const choose = (level: RegionLevel, name: string) => {
    const below = LEVELS.slice(LEVELS.indexOf(level) + 1);
    onChange({
      ...draft,
      [level]: name,
      ...(levels[level].chosen ? Object.fromEntries(below.map((one) => [one, ''])) : {}),
    });
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
            options={levels[level].list.map(({ name }) => ({ value: name, label: name }))}
            {...(fault === level
              ? { error: formatMessage(messages[levels[level].state === 'asking' ? 'stillAsking' : MISSING[level]]) }
              : {})}
            onChange={(name) => choose(level, name)}
          />
        ))}
      </div>
      {failed?.parent === undefined ? null : (
        <p role="alert" className={styles.failed}>
          <FormattedMessage {...messages.regionsFailed} />
          <Button size="small" onClick={() => onAskRegions(failed.parent ?? '')}>
            <FormattedMessage {...messages.askAgain} />
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

const placeholderOf = ({ state }: Level, level: RegionLevel) =>
  state === 'asking' ? 'asking' : state === 'none' ? 'noLevel' : level;
