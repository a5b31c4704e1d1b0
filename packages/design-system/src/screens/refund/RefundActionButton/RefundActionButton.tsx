import type { RefundState } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { ConfirmButton, type ConfirmButtonProps } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { messages } from './RefundActionButton.messages.ts';

/** What a shopper can do with a refund, besides reporting the return parcel. */
type Action = 'withdraw' | 'delete';

/** What a shopper may do with a refund in a state (reference: refund row). */
const ACTIONS: Record<RefundState, Action | undefined> = {
  underReview: 'withdraw',
  awaitingReturn: 'withdraw',
  returning: 'withdraw',
  refunded: 'delete',
  rejected: 'delete',
  unknown: undefined,
};

export type RefundActionButtonProps = Pick<ConfirmButtonProps, 'look'> & {
  state: RefundState;
  isBusy: boolean;
  onWithdraw: () => void;
  onDelete: () => void;
  /** Names the refund, for a list with several of them. */
  about?: string;
};

/** Withdraws an open refund or deletes a closed one, after a confirmation; nothing in an unknown state. */
export function RefundActionButton({ state, isBusy, onWithdraw, onDelete, about, ...look }: RefundActionButtonProps) {
  const { formatMessage } = useIntl();
  const action = ACTIONS[state];
  if (!action) return null;
  const texts = {
    ask: formatMessage(messages[action]),
    question: formatMessage(messages[`${action}Ask`]),
    yes: formatMessage(messages[`${action}Yes`]),
    no: formatMessage(messages[`${action}No`]),
    about,
  };
  const onYes: Record<Action, () => void> = { withdraw: onWithdraw, delete: onDelete };
  return <ConfirmButton {...look} texts={texts} isBusy={isBusy} onConfirm={onYes[action]} />;
}
