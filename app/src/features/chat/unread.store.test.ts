// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cookieJar } from '../../browser/cookies.ts';
import { createCookieJar } from '../../stand-in/test-cookie-jar.ts';
import { countReply, clearUnread, markAllSeen, reloadUnread, useUnread } from './unread.store.ts';

beforeEach(() => {
  cookieJar.current = createCookieJar();
  reloadUnread();
});
const count = () => useUnread.getState().count;

test('counts each unseen reply, and resets the count when the chat is opened', () => {
  countReply();
  countReply();
  expect(count()).toBe(2);
  expect(cookieJar.current.cookie).toContain('unreadKefu=2');
  markAllSeen();
  expect(count()).toBe(0);
  expect(cookieJar.current.cookie).toContain('unreadKefu=0');
});

test('continues from the server’s count once', () => {
  countReply(3);
  countReply(3);
  expect(count()).toBe(5);
});

test('includes the count of another tab', () => {
  cookieJar.current.cookie = 'unreadKefu=7; path=/';
  reloadUnread();
  countReply();
  expect(count()).toBe(8);
});

test.each(['-1', '1e9', 'NaN', '<b>', '99999'])('ignores a cookie with the value %s', (value) => {
  cookieJar.current.cookie = `unreadKefu=${value}; path=/`;
  reloadUnread();
  expect(count()).toBeUndefined();
});

test('starts without a count for the next shopper', () => {
  countReply();
  clearUnread();
  expect(count()).toBeUndefined();
  expect(cookieJar.current.cookie).not.toContain('unreadKefu');
});
