import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchNotice } from './chat.calls.ts';

/** The notice beside the conversation, and the sound for new messages. */
export const noticeQuery = (language: Language) =>
  queryOptions({
    queryKey: ['chatNotice', language],
    staleTime: Infinity,
    queryFn: ({ signal }) => fetchNotice(signal),
  });
