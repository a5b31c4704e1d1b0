import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';

/** A part in one colour, as its page shows it now. */
export type AskedPartProps = {
  name: string;
  colour: string;
  /** How many the shop has of this colour. */
  stock: number;
};

/** The part that the shopper sees below the chat, and a button that writes it into the message. */
export function AskedPart({ onInsert, ...part }: AskedPartProps & { onInsert: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(messages.asked, part);
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      <Button size="small" onClick={() => onInsert(formatMessage(messages.askedDraft, { part: text }))}>
        <FormattedMessage {...messages.insertAsked} />
      </Button>
    </div>
  );
}
