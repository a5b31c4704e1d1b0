import { openAgentSession, type AgentSession, type Shop } from '@shop/mocks';
import type { OpenSocket } from '../ports.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** How long a frame travels, in ms. */
const LATENCY = [2, 40] as const;

export type Network = {
  openSocket: OpenSocket;
  /** Nothing gets through until it is online again; calls fail, sockets cannot be opened. */
  isOnline: boolean;
  /** Cuts every connection; both sides notice, each in its own time. What was on its way may be lost. */
  drop(): void;
  /** From now on nothing gets through on the connections of now, and nobody notices. */
  goSilent(): void;
  /** A browser that is killed closes its sockets; the server notices at once, or not at all. */
  kill(owner: unknown): void;
  /** Says whose the sockets are that are opened while this runs. */
  owner: unknown;
  openSockets(): number;
  /** The most sockets that were open at once, by the client's side. */
  mostSockets(): number;
};

/** Sockets between clients and the stand-in agent, with everything that networks do to them. Frames keep their order on a socket. */
export function createNetwork(time: VirtualTime, shop: Shop): Network {
  type Connection = { owner: unknown; isDead: boolean; cut(clientNotices: boolean, serverNotices: boolean): void };
  const open = new Set<Connection>();
  let most = 0;
  const latency = () => between(time.random, ...LATENCY);

  function openSocket(this: unknown, ...[, events]: Parameters<OpenSocket>): ReturnType<OpenSocket> {
    let session: AgentSession | undefined;
    let isTold = true;
    let isServerOpen = true;
    let toServerAt = 0;
    let toClientAt = 0;

    const connection: Connection = {
      owner: network.owner,
      isDead: false,
      cut(clientNotices, serverNotices) {
        connection.isDead = true;
        open.delete(connection);
        if (clientNotices) time.after(latency() * 2, () => isTold && events.onClose());
        if (serverNotices) time.after(between(time.random, 0, 1000), () => endSession());
      },
    };
    function endSession() {
      isServerOpen = false;
      session?.close();
    }
    function toClient(act: () => void) {
      toClientAt = Math.max(toClientAt, time.now() + latency());
      time.after(toClientAt - time.now(), () => !connection.isDead && isTold && act());
    }
    function toServer(act: () => void, isSurelyHeard = false) {
      toServerAt = Math.max(toServerAt, time.now() + latency());
      const wasDead = connection.isDead;
      time.after(toServerAt - time.now(), () => {
        // What was already on its way when the line died is caught by the server as often as not.
        const arrives = !wasDead && (!connection.isDead || time.random() < 0.5);
        if ((arrives || isSurelyHeard) && isServerOpen) act();
      });
    }

    open.add(connection);
    most = Math.max(most, open.size);
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
        isTold = false;
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
    mostSockets: () => most,
  };
  return network;
}
