import type { Fen, TopUpOffer, TopUpOffers } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import { messages } from './TopUp.messages.ts';
import { toOwnOffer, type AmountProblem } from './top-up-state.ts';
import styles from './TopUp.module.css';

type OwnAmountProps = {
  limits: Pick<TopUpOffers, 'min' | 'max'>;
  typed: string;
  onType: (text: string) => void;
  onChoose: (offer: TopUpOffer) => void;
};

/** The message for the limits that the server sent. */
const LIMITS = { both: messages.between, min: messages.atLeast, max: messages.atMost, none: undefined };

function limitsSent({ min, max }: OwnAmountProps['limits']): keyof typeof LIMITS {
  if (min !== undefined && max !== undefined) return 'both';
  if (min !== undefined) return 'min';
  return max === undefined ? 'none' : 'max';
}

/** A top-up by an amount of the shopper's own. It is checked when it is sent, and again while it is corrected. */
export function OwnAmount({ limits, typed, onType, onChoose }: OwnAmountProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const [isChecked, setChecked] = useState(false);
  const offer = toOwnOffer(typed, limits);
  const yuan = (fen: Fen | undefined) => (fen === undefined ? '' : money(fen));
  const values = { min: yuan(limits.min), max: yuan(limits.max) };
  const hint = LIMITS[limitsSent(limits)];
  const errorText = (problem: AmountProblem) => formatMessage(messages[problem], values);
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (typeof offer === 'object') onChoose(offer);
      }}
    >
      <TextField
        label={formatMessage(messages.own)}
        hint={hint ? formatMessage(hint, values) : undefined}
        error={isChecked && typeof offer === 'string' ? errorText(offer) : undefined}
        value={typed}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        onChange={onType}
      />
      <Button type="submit" size="large">
        <FormattedMessage {...messages.ownGo} />
      </Button>
    </form>
  );
}
