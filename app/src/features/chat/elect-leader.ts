/** How often a waiting tab checks whether the leader is still there, in ms. */
const CHECK_INTERVAL_MS = 5000;
/** A leader answers at once, also in a hidden tab: messages are not throttled. After this time there is none, in ms. */
const ANSWER_TIMEOUT_MS = 1000;

type ElectionMessage = { type: 'whoLeads' } | { type: 'leader' } | { type: 'candidate'; rank: number };

/**
 * Elects the leader among the tabs of a browser by messages, for pages without Web Locks, which need https. Of
 * several candidates the one with the highest rank wins. A tab that hangs for longer than a second counts as closed,
 * so this is weaker than a lock. Returns a function that steps down, or stops waiting.
 */
export function electLeader(name: string, onLead: () => void, random: () => number = Math.random): () => void {
  const channel = new BroadcastChannel(name);
  const rank = random();
  let isLeading = false;
  let isAnswered = false;
  let timer: ReturnType<typeof setTimeout>;
  const send = (message: ElectionMessage) => channel.postMessage(message);

  channel.addEventListener('message', ({ data }: MessageEvent<ElectionMessage>) => {
    if (isLeading && data.type !== 'leader') return send({ type: 'leader' });
    if (data.type === 'leader' || (data.type === 'candidate' && data.rank > rank)) isAnswered = true;
  });

  /** Sends a message; without an answer continues, otherwise checks again later. */
  function ask(message: ElectionMessage, onNoAnswer: () => void) {
    isAnswered = false;
    send(message);
    timer = setTimeout(() => {
      if (!isAnswered) return onNoAnswer();
      timer = setTimeout(begin, CHECK_INTERVAL_MS);
    }, ANSWER_TIMEOUT_MS);
  }
  function begin() {
    ask({ type: 'whoLeads' }, () => ask({ type: 'candidate', rank }, become));
  }
  function become() {
    isLeading = true;
    send({ type: 'leader' });
    onLead();
  }

  begin();
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
