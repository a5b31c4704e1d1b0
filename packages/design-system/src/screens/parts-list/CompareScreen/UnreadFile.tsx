import { useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TroubleList } from '../TroubleNotes/TroubleList.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps } from './CompareScreen.tsx';

/** A file to compare with that could not be read, and why. */
export function UnreadFile({ name, troubles }: NonNullable<CompareScreenProps['unread']>) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="red" title={formatMessage(messages.unread, { name })}>
      <TroubleList troubles={troubles} />
    </Notice>
  );
}
