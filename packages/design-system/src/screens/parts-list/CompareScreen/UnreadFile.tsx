import { useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { FileProblemList } from '../FileProblems/FileProblemList.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareScreenProps } from './CompareScreen.tsx';

/** A file for the comparison that could not be read, and why. */
export function UnreadFile({ name, problems }: NonNullable<CompareScreenProps['unread']>) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="red" title={formatMessage(messages.unread, { name })}>
      <FileProblemList problems={problems} />
    </Notice>
  );
}
