// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cookieJar } from '../../session/cookies.ts';
import { memoryJar } from '../../stand-in/test-cookie-jar.ts';
import { countReply, forgetUnread, noteAllSeen, readUnreadAgain, useUnread } from './unread.store.ts';

beforeEach(() => {
  cookieJar.current = memoryJar();
  readUnreadAgain();
});
const count = () => useUnread.getState().count;

test('each unseen reply counts one, opening the chat sets the count back', () => {
  countReply();
  countReply();
  expect(count()).toBe(2);
  expect(cookieJar.current.cookie).toContain('unreadKefu=2');
  noteAllSeen();
  expect(count()).toBe(0);
  expect(cookieJar.current.cookie).toContain('unreadKefu=0');
});

test('goes on from what the server had counted, once', () => {
  countReply(3);
  countReply(3);
  expect(count()).toBe(5);
});

test('what another tab has written counts here too', () => {
  cookieJar.current.cookie = 'unreadKefu=7; path=/';
  readUnreadAgain();
  countReply();
  expect(count()).toBe(8);
});

test.each(['-1', '1e9', 'NaN', '<b>', '99999'])('a cookie that says %s says nothing', (value) => {
  cookieJar.current.cookie = `unreadKefu=${value}; path=/`;
  readUnreadAgain();
  expect(count()).toBeUndefined();
});

test('the next shopper at this machine starts without a count', () => {
  countReply();
  forgetUnread();
  expect(count()).toBeUndefined();
  expect(cookieJar.current.cookie).not.toContain('unreadKefu');
});
