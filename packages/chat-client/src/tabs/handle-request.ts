import type { Agent } from '@shop/contracts';
import type { Connection } from '../connection/connection.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { agentById } from '../history/open-history.ts';
import type { Receiver } from './receiver.ts';
import type { TabRequest } from './tab-messages.ts';
import type { Tab } from './tab.ts';

export type RequestPort = {
  connection: Pick<Connection, 'wake'>;
  delivery: Pick<Delivery, 'resend'>;
  receiver: Pick<Receiver, 'check'>;
  changeAgent(agent: Agent): void;
};

/** Handles what tabs request from the leader. */
export function createRequestHandler(tab: Tab, port: RequestPort): (request: TabRequest) => void {
  function discard(key: string) {
    const entry = tab.outbox.get(key);
    // Whether a message in flight arrives can no longer be prevented.
    if (!entry || entry.delivery.status === 'inFlight') return;
    tab.broadcast({ type: 'removed', key });
    void tab.outbox.remove(key);
  }

  function switchAgent(agentId: string) {
    const agent = agentById(tab.view.state().agents, agentId);
    if (agent) port.changeAgent(agent);
  }

  return (request) => {
    switch (request.type) {
      case 'switchAgent':
        return switchAgent(request.agentId);
      case 'resend':
        return port.delivery.resend(request.key);
      case 'discard':
        return discard(request.key);
      case 'wake':
        port.connection.wake();
        return port.receiver.check('verifySocket');
      default:
        return undefined;
    }
  };
}
