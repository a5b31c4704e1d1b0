import type { Language } from '@shop/design-system/messages';
import { queryOptions } from '@tanstack/react-query';
import { askNotice } from './chat.calls.ts';

/** The notice beside the conversation, and the sound of a new message. */
export const noticeQuery = (language: Language) =>
  queryOptions({ queryKey: ['chatNotice', language], staleTime: Infinity, queryFn: ({ signal }) => askNotice(signal) });
