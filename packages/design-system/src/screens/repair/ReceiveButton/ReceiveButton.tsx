import { useIntl } from 'react-intl';
import { ConfirmButton, type ConfirmButtonProps } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { messages } from './ReceiveButton.messages.ts';

export type ReceiveButtonProps = Pick<ConfirmButtonProps, 'look' | 'size' | 'isBusy'> & {
  onReceive: () => void;
};

/** Confirms, after a question, that the parcel of a request arrived. */
export function ReceiveButton({ onReceive, ...button }: ReceiveButtonProps) {
  const { formatMessage } = useIntl();
  const texts = {
    ask: formatMessage(messages.receive),
    question: formatMessage(messages.question),
    yes: formatMessage(messages.yes),
    no: formatMessage(messages.no),
  };
  return <ConfirmButton {...button} texts={texts} onConfirm={onReceive} />;
}
