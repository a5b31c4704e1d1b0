import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';

export type NoticeChange = 'markRead' | 'markUnread' | 'delete' | 'restore';

/** A change of one notice, or of all of the shopper’s notices where none is named. */
export type NoticeEdit = { change: NoticeChange; noticeId?: string };

const COLUMNS: Record<NoticeChange, { key: 'look' | 'is_del'; value: boolean }> = {
  markRead: { key: 'look', value: true },
  markUnread: { key: 'look', value: false },
  delete: { key: 'is_del', value: true },
  restore: { key: 'is_del', value: false },
};

const changeOf = (key: 'look' | 'is_del', value: boolean): NoticeChange => {
  if (key === 'look') return value ? 'markRead' : 'markUnread';
  return value ? 'delete' : 'restore';
};

/**
 * Marks notices as read or unread, deletes or restores them. A change of all includes those that were deleted before,
 * so restoring all would bring them back too. Upstream servers write any column and any shopper’s rows: see the note on
 * this call in the reference.
 */
export const noticeEdit = defineCall({
  name: 'noticeEdit',
  method: 'GET',
  path: '/user/message_system/edit_message',
  auth: 'required',
  summary: 'Marks one or all notices as read or unread, deletes or restores them.',
  query: entity(
    z.object({
      id: z._default(id, '0'),
      key: z.enum(['look', 'is_del']),
      value: flag,
      all: z._default(flag, false),
    }),
    {
      decode: ({ id: noticeId, key, value, all }): NoticeEdit => ({
        change: changeOf(key, value),
        ...(all ? {} : { noticeId }),
      }),
      encode: ({ change, noticeId }) => ({ id: noticeId ?? '0', ...COLUMNS[change], all: noticeId === undefined }),
    },
  ),
  states: ['a shopper with notices is signed in'],
});
