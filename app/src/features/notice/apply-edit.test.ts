import type { Notice } from '@shop/contracts';
import { expect, test } from 'vitest';
import { applyEdit } from './apply-edit.ts';

const notice = (id: string, isUnread: boolean): Notice => ({ id, subject: 'other', title: id, content: '', isUnread });
const all = [notice('1', true), notice('2', false), notice('3', true)];
const unreadIn = (notices: readonly Notice[]) => notices.filter(({ isUnread }) => isUnread).map(({ id }) => id);

test('changes one notice and leaves the others', () => {
  expect(unreadIn(applyEdit(all, { change: 'markRead', noticeId: '1' }))).toEqual(['3']);
  expect(unreadIn(applyEdit(all, { change: 'markUnread', noticeId: '2' }))).toEqual(['1', '2', '3']);
  expect(applyEdit(all, { change: 'delete', noticeId: '2' }).map(({ id }) => id)).toEqual(['1', '3']);
});

test('changes all notices when none is named', () => {
  expect(unreadIn(applyEdit(all, { change: 'markRead' }))).toEqual([]);
  expect(applyEdit(all, { change: 'delete' })).toEqual([]);
});

test('cannot show a restored notice before the server has listed it', () => {
  expect(applyEdit(all, { change: 'restore', noticeId: '9' })).toEqual(all);
});
