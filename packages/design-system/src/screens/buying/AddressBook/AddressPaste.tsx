import { useEffect, useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { messages as fields } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import { messages } from './AddressPaste.messages.ts';
import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { readAddressLine, type ReadAddress } from './read-address-line.ts';

export type AddressPasteProps = {
  draft: AddressDraft;
  regions: KnownRegions;
  onDraft: (draft: AddressDraft) => void;
  /** The fields were filled from the text. */
  onFilled: () => void;
  onAskRegions: (parentId: string) => void;
};

const FIELDS = ['recipient', 'phone', 'region', 'detail'] as const;
type FieldName = (typeof FIELDS)[number];

/** A whole address as one text, split into the fields of the form. It is read as far as the lists of regions are known, and they are asked for. */
export function AddressPaste({ draft, regions, onDraft, onFilled, onAskRegions }: AddressPasteProps) {
  const { formatMessage } = useIntl();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<{ filled: readonly FieldName[]; left: string }>();

  useEffect(
    function readOn() {
      if (!isReading) return;
      const read = readAddressLine(draft.pasted, regions);
      if (read.asks !== undefined) {
        if (regions[read.asks] === undefined) onAskRegions(read.asks);
        return;
      }
      setReading(false);
      const filled = FIELDS.filter((field) => isFound(read, field));
      setOutcome({ filled, left: read.left });
      if (filled.length === 0) return;
      onDraft(withFound(draft, read));
      onFilled();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- each list that arrives is a reason to read on; the rest is as it was
    [isReading, regions],
  );

  return (
    <div className={styles.paste}>
      <TextArea
        label={formatMessage(messages.box)}
        hint={formatMessage(messages.hint)}
        rows={4}
        value={draft.pasted}
        onChange={(pasted) => {
          setOutcome(undefined);
          onDraft({ ...draft, pasted });
        }}
      />
      <Button isWide isBusy={isReading} disabled={draft.pasted.trim() === ''} onClick={() => setReading(true)}>
        <FormattedMessage {...messages.split} />
      </Button>
      <div role="status" className={styles.outcome}>
        {outcome ? <Outcome {...outcome} /> : null}
      </div>
    </div>
  );
}

function Outcome({ filled, left }: { filled: readonly FieldName[]; left: string }) {
  const { formatMessage } = useIntl();
  if (filled.length === 0) return <FormattedMessage {...messages.nothing} />;
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.filled}
          values={{ fields: <FormattedList value={filled.map((field) => formatMessage(fields[field]))} /> }}
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

/** A field that the text says nothing of keeps what was typed; regions go together. */
function withFound(
  draft: AddressDraft,
  { recipient, phone, province, city, district, detail, left }: ReadAddress,
): AddressDraft {
  const region = province || city || district ? { province, city, district } : {};
  return {
    ...draft,
    ...region,
    recipient: recipient || draft.recipient,
    phone: phone || draft.phone,
    detail: detail || draft.detail,
    pasted: left,
  };
}
