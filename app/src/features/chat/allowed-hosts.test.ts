// @vitest-environment jsdom
import type { ChatState } from '@shop/chat-client';
import { afterEach, expect, test, vi } from 'vitest';
import { allowedHosts, logBlockedHost } from './allowed-hosts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('hosts of the build and of the page are allowed', () => {
  expect(allowedHosts()).toEqual([]);
  vi.stubEnv('VITE_CHAT_HOSTS', 'chat.example  other.example:8443');
  document.head.innerHTML = '<meta name="chat-hosts" content="127.0.0.1:40002">';
  expect(allowedHosts()).toEqual(['chat.example', 'other.example:8443', '127.0.0.1:40002']);
});

test('the console says once what to set for a host that is not allowed', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let listener = () => undefined as void;
  let connection: ChatState['connection'] = { status: 'connecting' };
  const stop = vi.fn<() => void>();
  const client = {
    state: () => ({ connection }) as ChatState,
    subscribe: (listen: () => void) => {
      listener = listen;
      return stop;
    },
  };
  expect(logBlockedHost(client)).toBe(stop);
  listener();
  connection = { status: 'noService' };
  listener();
  expect(log).not.toHaveBeenCalled();
  connection = { status: 'noService', blockedHost: 'chat.example:40002' };
  listener();
  listener();
  expect(log.mock.calls).toEqual([[expect.stringContaining('Set VITE_CHAT_HOSTS=chat.example:40002')]]);
});
