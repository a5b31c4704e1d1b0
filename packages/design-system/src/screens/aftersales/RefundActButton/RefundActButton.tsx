import type { RefundState } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { ConfirmButton, type ConfirmButtonProps } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { messages } from './RefundActButton.messages.ts';

/** What can be asked of the shop for a refund, besides telling a parcel. */
type Act = 'takeBack' | 'delete';

/** What a shopper may do with a refund in a state (reference: refund row). */
const ACTS: Record<RefundState, Act> = {
  underReview: 'takeBack',
  awaitingReturn: 'takeBack',
  returning: 'takeBack',
  refunded: 'delete',
  rejected: 'delete',
};

export type RefundActButtonProps = Pick<ConfirmButtonProps, 'look'> & {
  state: RefundState;
  isBusy: boolean;
  onTakeBack: () => void;
  onDelete: () => void;
  /** Says which refund it is about where several stand in a list. */
  about?: string;
};

/** Takes a refund back while it is open, deletes it once it is settled; asks once. */
export function RefundActButton({ state, isBusy, onTakeBack, onDelete, about, ...look }: RefundActButtonProps) {
  const { formatMessage } = useIntl();
  const act = ACTS[state];
  const words = {
    ask: formatMessage(messages[act]),
    question: formatMessage(messages[`${act}Ask`]),
    yes: formatMessage(messages[`${act}Yes`]),
    no: formatMessage(messages[`${act}No`]),
    ...(about ? { about } : {}),
  };
  const onYes: Record<Act, () => void> = { takeBack: onTakeBack, delete: onDelete };
  return <ConfirmButton {...look} words={words} isBusy={isBusy} onYes={onYes[act]} />;
}
