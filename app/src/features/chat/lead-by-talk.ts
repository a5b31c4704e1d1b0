/** How often a tab that waits asks whether the leader still lives, in ms. */
const ASK_EVERY_MS = 5000;
/** A tab that leads answers at once, also a hidden one: messages are not throttled. After this long nobody leads, in ms. */
const ANSWER_MS = 1000;

type Talk = { says: 'whoLeads' } | { says: 'iLead' } | { says: 'iWould'; rank: number };

/**
 * Settles among the tabs of a browser which one leads, by talking: for pages without Web Locks, which need https. Of several that
 * want to lead at once the one of the highest rank does. A tab that hangs for longer than a second counts as gone, so this is
 * weaker than a lock. Answers how to step down, or to stop waiting.
 */
export function leadByTalk(name: string, lead: () => void, chance: () => number = Math.random): () => void {
  const channel = new BroadcastChannel(name);
  const rank = chance();
  let isLeading = false;
  let isAnswered = false;
  let timer: ReturnType<typeof setTimeout>;
  const say = (talk: Talk) => channel.postMessage(talk);

  channel.addEventListener('message', ({ data }: MessageEvent<Talk>) => {
    if (isLeading && data.says !== 'iLead') return say({ says: 'iLead' });
    if (data.says === 'iLead' || (data.says === 'iWould' && data.rank > rank)) isAnswered = true;
  });

  /** Asks, and where nobody answers says so, and where nobody objects leads. */
  function ask(question: Talk, unanswered: () => void) {
    isAnswered = false;
    say(question);
    timer = setTimeout(() => {
      if (!isAnswered) return unanswered();
      timer = setTimeout(begin, ASK_EVERY_MS);
    }, ANSWER_MS);
  }
  function begin() {
    ask({ says: 'whoLeads' }, () => ask({ says: 'iWould', rank }, take));
  }
  function take() {
    isLeading = true;
    say({ says: 'iLead' });
    lead();
  }

  begin();
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
