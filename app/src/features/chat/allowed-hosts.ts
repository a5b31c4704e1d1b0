import type { ChatClient } from '@shop/chat-client';

/**
 * Hosts that the chat may connect to besides those of the page and the API: `host[:port]`, from the setting
 * `VITE_CHAT_HOSTS` of the build and from the page, where `npm start -- --backend` writes what the server names.
 */
export const allowedHosts = (): string[] =>
  [import.meta.env.VITE_CHAT_HOSTS, document.querySelector<HTMLMetaElement>('meta[name="chat-hosts"]')?.content]
    .join(' ')
    .split(' ')
    .filter(Boolean);

/** Logs, once for each host, what to set when the server names a host that is not allowed. Returns how to stop. */
export function logBlockedHost(client: Pick<ChatClient, 'state' | 'subscribe'>): () => void {
  let logged: string | undefined;
  return client.subscribe(() => {
    const { connection } = client.state();
    const host = connection.status === 'noService' ? connection.blockedHost : undefined;
    if (host === undefined || host === logged) return;
    logged = host;
    console.error(
      `The chat does not connect to ${host}, which the server names, because the host is not allowed. Set VITE_CHAT_HOSTS=${host} and build again, or run npm start -- --backend URL, which finds it.`,
    );
  });
}
