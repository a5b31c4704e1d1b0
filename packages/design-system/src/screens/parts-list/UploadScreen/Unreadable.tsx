import type { Trouble } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TroubleList } from '../TroubleNotes/TroubleList.tsx';
import { messages } from './UploadScreen.messages.ts';

type UnreadableProps = { names: readonly string[]; troubles: readonly Trouble[] };

/** What could not be read, and why; the way on is the place below, where the next file is handed in. */
export function Unreadable({ names, troubles }: UnreadableProps) {
  const { formatMessage } = useIntl();
  const title =
    names.length === 1
      ? formatMessage(messages.failedOne, { name: names[0] })
      : formatMessage(messages.failedMany, { count: names.length });
  return (
    <Notice tone="red" title={title}>
      <TroubleList troubles={troubles} names={names} />
    </Notice>
  );
}
