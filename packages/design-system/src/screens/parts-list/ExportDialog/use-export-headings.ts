import type { ExportHeadings } from '@shop/parts-list';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useBucketMessages } from '../BucketLabel/use-bucket-messages.ts';
import { messages } from './export-headings.messages.ts';

/**
 * Headings and bucket labels of the exported table, in the reader's language (message areas `savedLists` and
 * `partsList`).
 */
export function useExportHeadings(): ExportHeadings {
  const { formatMessage } = useIntl();
  const buckets = useBucketMessages();
  const format = <Name extends string>(texts: Readonly<Record<Name, MessageDescriptor>>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(texts).map(([name, text]) => [name, formatMessage(text)]),
    ) as Record<Name, string>;
  return { columns: format(messages), buckets: format(buckets) };
}
