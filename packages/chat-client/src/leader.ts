import type { Agent, ReceivedFrame } from '@shop/contracts';
import { createCatchUp } from './catch-up.ts';
import type { LineState } from './chat-state.ts';
import { createConnection } from './connection.ts';
import { createDelivery } from './delivery.ts';
import { createHearing } from './hearing.ts';
import { agentNamed } from './past.ts';
import { createQuarantine } from './quarantine.ts';
import type { Tab } from './tab.ts';
import type { Ask, LineNews, TabTalk } from './tab-talk.ts';

/** The bound on how late servers of this family still work on frames of a closed socket, where the shop names none, in ms. */
const QUARANTINE_MS = 2000;
/** How often the leader looks after what could have gone wrong unseen, in ms: a deaf socket (P7), an image whose tab is gone. */
const ROUND_MS = 60_000;
/** The first round comes sooner: a tab that died as this one took over may have written its last word since, in ms. */
const FIRST_ROUND_MS = 5000;

export type Leader = {
  /** What another tab told. */
  hear(talk: TabTalk): void;
  ask(ask: Ask): void;
  /** Something was written: it goes out in its turn. */
  pump(): void;
  stop(): void;
};

/** What the tab does that leads: it owns the socket, works off the outbox, and tells every tab how things stand. `onRound` is called when it goes online and every minute. */
export function lead(tab: Tab, onRound: () => void): Leader {
  const { options, outbox, view, timers } = tab;
  const { shop, tabs } = options;
  const quarantine = createQuarantine(timers, options.quarantine ?? QUARANTINE_MS);
  /** Each line has a number: what was begun on an older one does not go on. */
  let line = 0;
  let isSignedIn = false;

  const agentId = () => view.state().agent?.id;
  const tellNews = (change: Partial<LineNews> = {}) =>
    tab.tell({ told: 'line', ...tab.news(), ...change, hasSocket: connection.hasSocket() });
  const count = (what: keyof LineNews['counts'], more = 1) =>
    tellNews({ counts: { ...view.state().counts, [what]: view.state().counts[what] + more } });

  const connection = createConnection({
    ...options,
    token: options.shopper.token,
    onLine: toLine,
    onSignedIn(isAgain) {
      if (isAgain) return turn(() => hearing.check('signedInAgain'));
      line += 1;
      isSignedIn = true;
      void takeUp(line);
    },
    onHeard,
    onNonsense: (kind) => count(kind === 'unknown' ? 'unknownFrames' : 'malformedFrames'),
    onDrop: () => count('drops'),
    onPong: () => delivery.pump(),
    onLost() {
      line += 1;
      isSignedIn = false;
      quarantine.begin();
      delivery.close();
    },
  });

  const delivery = createDelivery({
    outbox,
    timers,
    keep(entry) {
      tab.tell({ told: 'standing', entry });
      return outbox.keep(entry);
    },
    confirm(key, message, by) {
      tab.tell({ told: 'settled', key, delivered: { message, by } });
      return outbox.drop(key);
    },
    send: connection.send,
    pulse: connection.pulse,
    suspect: connection.renew,
    agentId,
    newestId: tab.newestId,
    look: (cause) => look(cause),
  });

  const look = createCatchUp(tab, { line: () => line, delivery: () => delivery, hearing: () => hearing, onProblem });
  const hearing = createHearing(tab, {
    line: () => line,
    tellNews,
    count,
    isTwin: delivery.isTwin,
    onDeaf: connection.renew,
    onProblem,
  });

  const tellOutbox = () => tab.tell({ told: 'outbox', entries: outbox.all() });

  function toLine(state: LineState) {
    tellNews({ line: state });
    if (state.at === 'signedOut') tab.signedOut();
  }

  /** Turns the server's replies to the agent of now: with each sign-in it has forgotten (P6). */
  function turn(then = () => {}) {
    const id = agentId();
    if (!isSignedIn || id === undefined) return;
    connection.send({ kind: 'turnTo', agentId: id });
    then();
  }

  /** A line is signed in: what was in flight is found out about before anything else goes. */
  async function takeUp(mine: number) {
    turn();
    if (delivery.inFlight()) await quarantine.over();
    if (mine === line) await look({ what: 'newLine' }, goOnline);
    if (mine === line) goOnline();
  }

  function goOnline() {
    if (view.state().line.at !== 'online') tellNews({ line: { at: 'online' } });
    delivery.open();
    onRound();
  }

  function onProblem(problem: unknown) {
    if (!shop.isSignedOut(problem)) return;
    line += 1;
    isSignedIn = false;
    connection.close();
    delivery.close();
    toLine({ at: 'signedOut' });
  }

  function moveTo(agent: Agent) {
    if (agent.id === agentId()) return turn();
    const listed = view.state().agents.find(({ id }) => id === agent.id);
    const afterId = tab.newestId();
    tab.tell({
      told: 'turned',
      agent: { id: agent.id, name: agent.name || listed?.name || '', avatar: agent.avatar || listed?.avatar || '' },
      afterId,
    });
    tellNews({ covered: { fromId: afterId, toId: afterId } });
    turn(() => hearing.check('told'));
  }

  function onHeard(frame: ReceivedFrame) {
    const { agent } = view.state();
    if (frame.kind === 'reply' || (frame.kind === 'stored' && !delivery.stored(frame.message)))
      hearing.takeLive(frame.message);
    if (frame.kind === 'complaint') delivery.complained(frame.message);
    if (frame.kind === 'transferred') moveTo(frame.agent);
    if (frame.kind === 'presence' && agent?.id === frame.agentId)
      tellNews({ agent: { ...agent, isOnline: frame.isOnline } });
    if (frame.kind === 'unread' && frame.count > 0) {
      if (frame.agentId === agent?.id) turn(() => hearing.check('told'));
      else hearing.takeElsewhere(frame.agentId);
    }
  }

  function ask(asked: Ask) {
    const entry = 'key' in asked ? outbox.get(asked.key) : undefined;
    const agent = asked.what === 'turnTo' ? agentNamed(view.state().agents, asked.agentId) : undefined;
    if (agent) moveTo(agent);
    if (asked.what === 'resend') delivery.resend(asked.key);
    if (asked.what === 'discard' && entry && entry.standing.at !== 'inFlight') {
      tab.tell({ told: 'settled', key: entry.key });
      void outbox.drop(entry.key);
    }
    if (asked.what === 'wake') {
      connection.wake();
      hearing.check('deaf');
    }
  }

  async function round() {
    timers.after(ROUND_MS, () => void round());
    if ((await outbox.findUntold()) && !tab.isStopped) tellOutbox();
    delivery.pump();
    if (view.state().line.at !== 'online') return;
    onRound();
    if (await tabs.isShown().catch(() => true)) hearing.check('deaf');
  }

  async function begin() {
    // A tab that led before may have closed its socket just now.
    quarantine.begin();
    await outbox.load();
    if (tab.isStopped) return;
    tellOutbox();
    tab.onFirstPage = (messages) => {
      hearing.takeFirst(messages);
      turn();
    };
    connection.open();
    timers.after(FIRST_ROUND_MS, () => void round());
    await tab.open();
  }

  begin().catch(onProblem);
  return {
    hear(talk) {
      if (talk.told === 'joined') tellOutbox();
      if (talk.told === 'joined') tellNews();
      if (talk.told === 'asked') ask(talk.ask);
      if (talk.told === 'written') delivery.pump();
    },
    ask,
    pump: delivery.pump,
    stop() {
      line += 1;
      connection.close();
      delivery.close();
    },
  };
}
