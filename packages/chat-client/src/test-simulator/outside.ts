import type { ChatEffect, TimerName } from '../chat-effect.ts';
import type { ChatEvent } from '../chat-event.ts';
import { FAILURES, frame, PAGES } from './answers.ts';
import { AGENT, message, SHOPPER } from './messages.ts';

/**
 * What may follow outside from the effects of the reducer: any pending answer, in any order and of any kind, or what
 * the shopper does. Less faithful than the simulated world, and much more hostile.
 */
export type Outside = {
  apply(effects: readonly ChatEffect[]): void;
  /** One of the events that may come next; the same number chooses the same one. */
  next(pick: number): ChatEvent;
  timers(): ReadonlySet<TimerName>;
};

/** How much more often an answer comes than a timer, or something that the shopper does. */
const ANSWER_WEIGHT = 8;

export function createOutside(): Outside {
  /** The answers that are possible to each pending effect; one of them comes at most once. */
  const pending: (readonly ChatEvent[])[] = [];
  const timers = new Set<TimerName>();
  let attempt = 0;
  let keys = 0;
  let lastId = 100;

  function answersTo(effect: ChatEffect): readonly ChatEvent[] {
    switch (effect.type) {
      case 'join':
        return [{ type: 'leading' }];
      case 'findAddress':
        return (['unknown', { url: 'wss://shop.test' }, { url: 'wss://shop.test' }] as const).map((found) => ({
          type: 'addressFound',
          attempt: effect.attempt,
          found,
        }));
      case 'openSocket':
        attempt = effect.attempt;
        return [{ type: 'socketOpened', attempt }];
      case 'signIn':
        return [frame(attempt, { kind: 'signedIn' })];
      case 'runStoreTask':
        return [
          { type: 'storeTaskEnded', isDone: true, ...(effect.task.type === 'read' && { entries: [] }) },
          { type: 'storeTaskEnded', isDone: false },
        ];
      case 'loadAgents':
        return [
          { type: 'agentsLoaded', agents: [AGENT] },
          ...FAILURES.map((failure) => ({ type: 'agentsFailed' as const, failure })),
        ];
      case 'loadPage': {
        const { call } = effect;
        const page = { agentId: AGENT.id, agentName: '', agentAvatar: '' };
        return [
          ...[...PAGES, [message((lastId += 1), 'another', SHOPPER)]].map((messages) => ({
            type: 'pageLoaded' as const,
            call,
            page: { ...page, messages },
          })),
          ...FAILURES.slice(0, 2).map((failure) => ({ type: 'pageFailed' as const, call, failure })),
        ];
      }
      case 'upload': {
        const { key } = effect;
        const [failure = { isSignedOut: false }] = FAILURES;
        return [
          { type: 'uploadProgressed', key, progress: 0.5 },
          { type: 'uploaded', key, url: '/a.png' },
          { type: 'uploadFailed', key, failure },
        ];
      }
      case 'askShown':
        return [{ type: 'shownAnswered', purpose: effect.purpose, isShown: true }];
      case 'sendFrame':
        return effect.frame.kind === 'message'
          ? answersToMessage(effect.frame.content)
          : [frame(attempt, { kind: 'pong', now: 5 })];
      default:
        return [];
    }
  }
  /** Frames of a closed socket arrive after every second one only, so that other events are frequent too. */
  function forgetFrames() {
    const others = pending.filter(([event]) => event?.type !== 'frameReceived' && event?.type !== 'socketOpened');
    if (attempt % 2 === 0) pending.splice(0, pending.length, ...others);
  }
  function cancelTimers(prefix: string) {
    for (const name of timers) if (name.startsWith(prefix)) timers.delete(name);
  }
  function answersToMessage(content: string): readonly ChatEvent[] {
    lastId += 1;
    const echo = (id: string, text: string) => frame(attempt, { kind: 'stored', message: message(id, text, SHOPPER) });
    return [
      echo(String(lastId), content),
      echo('', content),
      echo(String(lastId), `${content}!`),
      frame(attempt, { kind: 'error', message: 'no' }),
    ];
  }
  const byShopper = (): readonly [ChatEvent, ...ChatEvent[]] => {
    keys += 1;
    return [
      { type: 'textWritten', key: `k${keys}`, text: keys % 2 === 0 ? 'ok' : '好的' },
      // As a log contains it.
      { type: 'imageWritten', key: `k${keys}`, image: { size: 1, type: 'image/png' } as Blob },
      { type: 'windowOpened' },
      { type: 'olderRequested' },
      { type: 'retried' },
      { type: 'draftChanged', text: 'half' },
      { type: 'requestMade', request: { type: 'wake' } },
      { type: 'requestMade', request: { type: 'resend', key: `k${keys - 2}` } },
      { type: 'requestMade', request: { type: 'discard', key: `k${keys - 3}` } },
      { type: 'socketClosed', attempt },
      frame(attempt, { kind: 'reply', message: message((lastId += 1)) }),
      { type: 'tabMessageReceived', message: { type: 'joined' } },
    ];
  };

  return {
    apply(effects) {
      for (const effect of effects) {
        if (effect.type === 'startTimer') timers.add(effect.name);
        if (effect.type === 'cancelTimers') cancelTimers(effect.prefix);
        if (effect.type === 'closeSocket') forgetFrames();
        const answers = answersTo(effect);
        if (answers.length > 0) pending.push(answers);
      }
    },
    next(pick) {
      const names = [...timers];
      const shopper = byShopper();
      const index = pick % (ANSWER_WEIGHT * pending.length + names.length + shopper.length);
      if (index < ANSWER_WEIGHT * pending.length) {
        const [answers = []] = pending.splice(Math.floor(index / ANSWER_WEIGHT), 1);
        return answers[pick % answers.length] ?? shopper[0];
      }
      const name = names[index - ANSWER_WEIGHT * pending.length];
      if (name === undefined) return shopper[index - ANSWER_WEIGHT * pending.length - names.length] ?? shopper[0];
      timers.delete(name);
      return { type: 'timerFired', name };
    },
    timers: () => timers,
  };
}
