import type { Offer, PartFacts } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyText } from '../../../elements/CopyText/CopyText.tsx';
import { numberRows, type NumberRow } from './part-numbers.ts';
import { messages } from './PartNumbers.messages.ts';
import styles from './PartNumbers.module.css';

export type PartNumbersProps = {
  part: PartFacts;
  offer: Offer | undefined;
  onCopy?: ((number: string) => Promise<void>) | undefined;
};

/** Names of numbering systems that are the same in every language. */
const NAMES: Partial<Record<NumberRow['system'], string>> = {
  bricklink: 'BrickLink',
  rebrickable: 'Rebrickable',
  ldraw: 'LDraw',
};

/** The numbers of a part in all systems, each with a button to copy it. */
export const PartNumbers = memo(function PartNumbers({ part, offer, onCopy }: PartNumbersProps) {
  const { formatMessage } = useIntl();
  const rows = numberRows(part, offer);
  if (rows.length === 0) return null;
  const colour = offer?.name ?? '';
  const nameOf = ({ system }: NumberRow) =>
    NAMES[system] ?? formatMessage(messages[system as 'shop' | 'design' | 'element' | 'other'], { colour });
  const hasColourCodes = Object.keys(offer?.colourCodes ?? {}).length > 0;
  return (
    <section>
      <h2 className={styles.head}>
        <FormattedMessage {...messages.title} />
        {hasColourCodes ? (
          <span>
            <FormattedMessage {...messages.note} values={{ colour }} />
          </span>
        ) : null}
      </h2>
      <dl className={styles.numbers}>
        {rows.map((row) => (
          <div key={row.system}>
            <dt>{nameOf(row)}</dt>
            <dd>
              {row.numbers.map((number) => (
                <CopyText
                  key={number}
                  text={number}
                  onCopy={onCopy}
                  texts={{
                    copy: formatMessage(messages.copy, { number }),
                    copied: formatMessage(messages.copied),
                    failed: formatMessage(messages.failed),
                  }}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
