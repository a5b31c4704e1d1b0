import type { FileProblem } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { FileProblemList } from '../FileProblems/FileProblemList.tsx';
import { messages } from './UploadScreen.messages.ts';

type UnreadableProps = { names: readonly string[]; problems: readonly FileProblem[] };

/** Files that could not be read, and why. The drop zone below accepts the next file. */
export function Unreadable({ names, problems }: UnreadableProps) {
  const { formatMessage } = useIntl();
  const title =
    names.length === 1
      ? formatMessage(messages.failedOne, { name: names[0] })
      : formatMessage(messages.failedMany, { count: names.length });
  return (
    <Notice tone="red" title={title}>
      <FileProblemList problems={problems} names={names} />
    </Notice>
  );
}
