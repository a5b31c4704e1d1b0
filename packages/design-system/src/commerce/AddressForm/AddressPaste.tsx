import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { messages as formMessages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import { messages } from './AddressPaste.messages.ts';
import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { readAddressLine, type ReadAddress } from './read-address-line.ts';

export type AddressPasteProps = {
  draft: AddressDraft;
  regions: KnownRegions;
  onDraft: (draft: AddressDraft) => void;
  /** Called after the fields were filled from the text. */
  onFilled: () => void;
  onLoadRegions: (parentId: string) => void;
};

const FIELDS = ['recipient', 'phone', 'region', 'detail'] as const;
type FieldName = (typeof FIELDS)[number];

/**
 * Splits an address that was pasted as one text into the fields of the form. The lists of regions that it needs are
 * loaded on demand.
 */
export function AddressPaste({ draft, regions, onDraft, onFilled, onLoadRegions }: AddressPasteProps) {
  const { formatMessage } = useIntl();
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<ReadAddress>();
  const read = isReading ? readAddressLine(draft.pasted, regions) : undefined;
  const neededList = read?.neededList;
  if (read && neededList === undefined) {
    setReading(false);
    setResult(read);
  }

  const load = useEffectEvent((parentId: string) => {
    if (regions[parentId] === undefined) onLoadRegions(parentId);
  });
  useEffect(() => {
    if (neededList !== undefined) load(neededList);
  }, [neededList]);

  const fillIn = useEffectEvent((found: ReadAddress) => {
    if (foundFields(found).length === 0) return;
    onDraft(withFound(draft, found));
    onFilled();
  });
  useEffect(() => {
    if (result) fillIn(result);
  }, [result]);

  return (
    <div className={styles.paste}>
      <TextArea
        label={formatMessage(messages.field)}
        hint={formatMessage(messages.hint)}
        rows={4}
        value={draft.pasted}
        onChange={(pasted) => {
          setResult(undefined);
          onDraft({ ...draft, pasted });
        }}
      />
      <Button isWide isBusy={isReading} disabled={draft.pasted.trim() === ''} onClick={() => setReading(true)}>
        <FormattedMessage {...messages.split} />
      </Button>
      <div role="status" className={styles.outcome}>
        {result ? <Outcome filled={foundFields(result)} left={result.left} /> : null}
      </div>
    </div>
  );
}

function Outcome({ filled, left }: { filled: readonly FieldName[]; left: string }) {
  const { formatMessage } = useIntl();
  if (filled.length === 0) return <FormattedMessage {...messages.nothingFound} />;
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.filled}
          values={{ fields: <FormattedList value={filled.map((field) => formatMessage(formMessages[field]))} /> }}
        />
      </p>
      {left ? (
        <p className={styles.left}>
          <FormattedMessage {...messages.left} values={{ left }} />
        </p>
      ) : null}
    </>
  );
}

const isFound = (read: ReadAddress, field: FieldName): boolean =>
  field === 'region' ? Boolean(read.province || read.city || read.district) : read[field] !== '';

const foundFields = (read: ReadAddress): readonly FieldName[] => FIELDS.filter((field) => isFound(read, field));

/** Fields that the text does not contain stay as they were; the regions are replaced together. */
function withFound(
  draft: AddressDraft,
  { recipient, phone, province, city, district, detail, left }: ReadAddress,
): AddressDraft {
  const hasRegion = Boolean(province || city || district);
  return {
    ...draft,
    ...(hasRegion ? { province, city, district } : undefined),
    recipient: recipient || draft.recipient,
    phone: phone || draft.phone,
    detail: detail || draft.detail,
    pasted: left,
  };
}
