import type { Agent, ReceivedFrame } from '@shop/contracts';
import type { ConnectionState } from '../chat-state.ts';
import { createConnection } from '../connection/connection.ts';
import { createQuarantine } from '../connection/quarantine.ts';
import { createDelivery } from '../delivery/delivery.ts';
import { createCatchUp } from '../history/catch-up.ts';
import { createRequestHandler } from './handle-request.ts';
import { createReceiver } from './receiver.ts';
import type { LeaderState, TabMessage, TabRequest } from './tab-messages.ts';
import type { Tab } from './tab.ts';

/**
 * The longest time for which known servers still process frames of a closed socket, if the shop configures none, in
 * ms.
 */
const QUARANTINE_MS = 2000;
/**
 * How often the leader checks for faults that no event reports, in ms: a socket that misses messages (P7), an image
 * whose tab is closed.
 */
const CHECK_INTERVAL_MS = 60_000;
/** The first check follows sooner: a tab that died when this one took over may have stored a message since, in ms. */
const FIRST_CHECK_DELAY_MS = 5000;

export type Leader = {
  /** A message of another tab. */
  onMessage(message: TabMessage): void;
  request(request: TabRequest): void;
  /** A message was written: it is sent after those before it. */
  pump(): void;
  stop(): void;
};

/**
 * The work of the tab that leads: it owns the socket, sends the outbox, and reports the state to every tab. `onCheck`
 * is called when it goes online and every minute.
 */
export function lead(tab: Tab, onCheck: () => void): Leader {
  const { options, outbox, view, timers } = tab;
  const { api, tabs } = options;
  const quarantine = createQuarantine(timers, options.quarantine ?? QUARANTINE_MS);
  /** Each connection has a number: steps begun on an earlier one do not continue. */
  let connectionNumber = 0;
  let isSignedIn = false;

  const agentId = () => view.state().agent?.id;
  const broadcastState = (change: Partial<LeaderState> = {}) =>
    tab.broadcast({ type: 'leaderState', ...tab.leaderState(), ...change, hasSocket: connection.hasSocket() });
  const count = (name: keyof LeaderState['counts'], added = 1) =>
    broadcastState({ counts: { ...view.state().counts, [name]: view.state().counts[name] + added } });

  const connection = createConnection({
    ...options,
    token: options.shopper.token,
    onStateChange: setConnection,
    onSignedIn(isAgain) {
      if (isAgain) return selectAgent(() => receiver.check('signedInAgain'));
      connectionNumber += 1;
      isSignedIn = true;
      void resume(connectionNumber);
    },
    onFrame,
    onUnreadableFrame: (kind) => count(kind === 'unknown' ? 'unknownFrames' : 'malformedFrames'),
    onDrop: () => count('drops'),
    onPong: () => delivery.pump(),
    onLost() {
      connectionNumber += 1;
      isSignedIn = false;
      quarantine.begin();
      delivery.close();
    },
  });

  const delivery = createDelivery({
    outbox,
    timers,
    save(entry) {
      tab.broadcast({ type: 'deliveryChanged', entry });
      return outbox.save(entry);
    },
    confirm(key, message, by) {
      tab.broadcast({ type: 'removed', key, delivered: { message, by } });
      return outbox.remove(key);
    },
    send: connection.send,
    heartbeat: connection.heartbeat,
    renewConnection: connection.renew,
    agentId,
    newestId: tab.newestId,
    lookUp: (cause) => catchUp(cause),
  });

  const receiver = createReceiver(tab, {
    connectionNumber: () => connectionNumber,
    broadcastState,
    count,
    isSuspectedDuplicate: delivery.isSuspectedDuplicate,
    onMissedMessages: connection.renew,
    onError,
  });
  const catchUp = createCatchUp({
    clock: options.clock,
    timers,
    connectionNumber: () => connectionNumber,
    agentId,
    isOpened: () => tab.firstPageAgentId !== undefined,
    open: tab.open,
    delivery: () => delivery,
    readHistory: receiver.readHistory,
    receiveHistory: receiver.receiveHistory,
    onError,
  });

  const handle = createRequestHandler(tab, { connection, delivery, receiver, changeAgent });
  const broadcastOutbox = () => tab.broadcast({ type: 'outbox', entries: outbox.all() });

  function setConnection(state: ConnectionState) {
    broadcastState({ connection: state });
    if (state.status === 'signedOut') tab.onSignedOut();
  }

  /** Selects the current agent as the sender of replies: with each sign-in the server has forgotten it (P6). */
  function selectAgent(then = () => {}) {
    const id = agentId();
    if (!isSignedIn || id === undefined) return;
    connection.send({ kind: 'openConversation', agentId: id });
    then();
  }

  /** After a sign-in: whether the message in flight has arrived is decided before anything else is sent. */
  async function resume(startedOn: number) {
    selectAgent();
    if (delivery.inFlight()) await quarantine.over();
    if (startedOn === connectionNumber) await catchUp({ type: 'newConnection' }, goOnline);
    if (startedOn === connectionNumber) goOnline();
  }

  function goOnline() {
    if (view.state().connection.status !== 'online') broadcastState({ connection: { status: 'online' } });
    delivery.open();
    onCheck();
  }

  function onError(error: unknown) {
    if (!api.isSignedOut(error)) return;
    connectionNumber += 1;
    isSignedIn = false;
    connection.close();
    delivery.close();
    setConnection({ status: 'signedOut' });
  }

  function changeAgent(agent: Agent) {
    if (agent.id === agentId()) return selectAgent();
    const listed = view.state().agents.find(({ id }) => id === agent.id);
    const afterId = tab.newestId();
    tab.broadcast({
      type: 'agentChanged',
      agent: { id: agent.id, name: agent.name || listed?.name || '', avatar: agent.avatar || listed?.avatar || '' },
      afterId,
    });
    broadcastState({ covered: { fromId: afterId, toId: afterId } });
    selectAgent(() => receiver.check('serverReported'));
  }

  function onFrame(frame: ReceivedFrame) {
    const { agent } = view.state();
    if (frame.kind === 'reply' || (frame.kind === 'stored' && !delivery.onEcho(frame.message)))
      receiver.receiveLive(frame.message);
    if (frame.kind === 'error') delivery.onServerError(frame.message);
    if (frame.kind === 'transferred') changeAgent(frame.agent);
    if (frame.kind === 'presence' && agent?.id === frame.agentId)
      broadcastState({ agent: { ...agent, isOnline: frame.isOnline } });
    if (frame.kind === 'unread' && frame.count > 0) {
      if (frame.agentId === agent?.id) selectAgent(() => receiver.check('serverReported'));
      else receiver.receiveFromOtherAgent(frame.agentId);
    }
  }

  async function check() {
    timers.after(CHECK_INTERVAL_MS, () => void check());
    if ((await outbox.loadUnreported()) && !tab.isStopped) broadcastOutbox();
    delivery.pump();
    if (view.state().connection.status !== 'online') return;
    onCheck();
    if (await tabs.isShown().catch(() => true)) receiver.check('verifySocket');
  }

  async function begin() {
    // The previous leader may have closed its socket just now.
    quarantine.begin();
    await outbox.load();
    if (tab.isStopped) return;
    broadcastOutbox();
    tab.onFirstPage = (messages) => {
      receiver.receiveFirstPage(messages);
      selectAgent();
    };
    connection.open();
    timers.after(FIRST_CHECK_DELAY_MS, () => void check());
    await tab.open();
  }

  begin().catch(onError);
  return {
    onMessage(message) {
      if (message.type === 'joined') {
        broadcastOutbox();
        broadcastState();
      }
      if (message.type === 'requested') handle(message.request);
      if (message.type === 'written') delivery.pump();
    },
    request: handle,
    pump: delivery.pump,
    stop() {
      connectionNumber += 1;
      connection.close();
      delivery.close();
    },
  };
}
