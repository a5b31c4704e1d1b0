import { useIntl } from 'react-intl';
import { messages } from './SharedListScreen.messages.ts';

/** The name of a list whose link has none. */
export const useSharedListName = (): string => useIntl().formatMessage(messages.title);
