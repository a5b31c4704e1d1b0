import { openAgentSession, type AgentSession, type Shop } from '@shop/mocks';
import type { OpenSocket } from '../ports.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** The transit time of a frame, in ms. */
const LATENCY_MS = [2, 40] as const;

export type Network = {
  openSocket: OpenSocket;
  /** While offline, HTTP calls fail and sockets cannot be opened. */
  isOnline: boolean;
  /** Closes every connection; client and server notice, each after a delay. Frames in transit may be lost. */
  drop(): void;
  /** From now on the open connections lose all frames, and neither side notices. */
  goSilent(): void;
  /** A killed tab closes its sockets; the server notices after a delay, or not at all. */
  kill(owner: unknown): void;
  /** The owner of the sockets that are opened next. */
  owner: unknown;
  openSockets(): number;
  /** The highest number of sockets that were open at once, on the client's side. */
  maxOpenSockets(): number;
};

/**
 * Sockets between clients and the stand-in support server, with delays, losses and silent failures. Frames stay in
 * order on a socket.
 */
export function createNetwork(time: VirtualTime, shop: Shop): Network {
  type Connection = { owner: unknown; isDead: boolean; cut(clientNotices: boolean, serverNotices: boolean): void };
  const open = new Set<Connection>();
  let maxOpen = 0;
  const latency = () => between(time.random, ...LATENCY_MS);

  function openSocket(this: unknown, ...[, events]: Parameters<OpenSocket>): ReturnType<OpenSocket> {
    let session: AgentSession | undefined;
    let isListening = true;
    let isServerOpen = true;
    let toServerAt = 0;
    let toClientAt = 0;

    const connection: Connection = {
      owner: network.owner,
      isDead: false,
      cut(clientNotices, serverNotices) {
        connection.isDead = true;
        open.delete(connection);
        if (clientNotices) time.after(latency() * 2, () => isListening && events.onClose());
        if (serverNotices) time.after(between(time.random, 0, 1000), () => endSession());
      },
    };
    function endSession() {
      isServerOpen = false;
      session?.close();
    }
    function toClient(run: () => void) {
      toClientAt = Math.max(toClientAt, time.now() + latency());
      time.after(toClientAt - time.now(), () => !connection.isDead && isListening && run());
    }
    function toServer(run: () => void, isCertain = false) {
      toServerAt = Math.max(toServerAt, time.now() + latency());
      const wasDead = connection.isDead;
      time.after(toServerAt - time.now(), () => {
        // Half of the frames in transit when the connection died still arrive.
        const arrives = !wasDead && (!connection.isDead || time.random() < 0.5);
        if ((arrives || isCertain) && isServerOpen) run();
      });
    }

    open.add(connection);
    maxOpen = Math.max(maxOpen, open.size);
    if (!network.isOnline) {
      connection.cut(time.random() < 0.5, false);
    } else {
      toServer(() => {
        session = openAgentSession(shop, {
          send: (text) => toClient(() => events.onText(text)),
          cut: () => {
            isServerOpen = false;
            toClient(() => {
              open.delete(connection);
              events.onClose();
            });
          },
          after: time.after,
        });
        toClient(() => events.onOpen());
      }, true);
    }
    return {
      send: (text) => toServer(() => session?.receive(text)),
      close() {
        isListening = false;
        open.delete(connection);
        toServer(endSession);
      },
    };
  }

  const network: Network = {
    openSocket,
    isOnline: true,
    owner: undefined,
    drop() {
      for (const connection of open) connection.cut(true, true);
    },
    goSilent() {
      for (const connection of open) connection.isDead = true;
    },
    kill(owner) {
      for (const connection of open) if (connection.owner === owner) connection.cut(false, time.random() < 0.7);
    },
    openSockets: () => open.size,
    maxOpenSockets: () => maxOpen,
  };
  return network;
}
