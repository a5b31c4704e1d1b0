import { useIntl } from 'react-intl';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './RequestRefundScreen.messages.ts';

export type ReasonChoiceProps = {
  reasons: Loadable<readonly string[]>;
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
  onRetry: () => void;
};

/** One of the shop's reasons, or free text when the shop has set none. */
export function ReasonChoice({ reasons, reason, error, onReason, onRetry }: ReasonChoiceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.reason);
  const field = { label, value: reason, required: true, onChange: onReason, error };
  return (
    <WhenReady of={reasons} skeleton={<Skeleton shape="block" height="0.7rem" />} onRetry={onRetry}>
      {(known) =>
        known.length === 0 ? (
          <TextField {...field} />
        ) : (
          <SelectField
            {...field}
            placeholder={formatMessage(messages.chooseReason)}
            options={known.map((text) => ({ value: text, label: text }))}
          />
        )
      }
    </WhenReady>
  );
}
