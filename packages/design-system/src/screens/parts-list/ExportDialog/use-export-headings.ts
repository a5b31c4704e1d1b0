import type { ExportHeadings } from '@shop/parts-list';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages as buckets } from '../BucketWord/BucketWord.messages.ts';
import { messages } from './export-headings.messages.ts';

/** Headings of the exported table and the words of the buckets in it, as the reader knows them from the list (areas `savedLists` and `partsList`). */
export function useExportHeadings(): ExportHeadings {
  const { formatMessage } = useIntl();
  const say = <Name extends string>(words: Readonly<Record<Name, MessageDescriptor>>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(words).map(([name, word]) => [name, formatMessage(word)]),
    ) as Record<Name, string>;
  return { columns: say(messages), buckets: say(buckets) };
}
