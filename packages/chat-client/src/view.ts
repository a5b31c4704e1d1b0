import type { ChatState, ConversationLine } from './chat-state.ts';
import type { Outgoing } from './outgoing.ts';

type OutgoingLine = Extract<ConversationLine, { type: 'outgoing' }>;

export type View = {
  state(): ChatState;
  set(change: Partial<Omit<ChatState, 'lines'>>): void;
  /** What is written below one another: the conversation, then what is on its way out. */
  setLines(conversation: readonly ConversationLine[], outgoing: readonly Outgoing[]): void;
  subscribe(listener: () => void): () => void;
};

/** What a window shows: one immutable state, replaced and told when something in it changes. */
export function createView(): View {
  const listeners = new Set<() => void>();
  const drawn = new WeakMap<Outgoing, OutgoingLine>();
  let state: ChatState = {
    line: { at: 'off' },
    agents: [],
    past: { state: 'loading' },
    hasOlder: false,
    older: { state: 'ready' },
    lines: [],
    draft: '',
    counts: { unknownFrames: 0, malformedFrames: 0, drops: 0, missedBySocket: 0, suspectedTwins: 0 },
  };

  function change(next: ChatState) {
    state = next;
    for (const listener of listeners) listener();
  }
  function lineOf(outgoing: Outgoing): OutgoingLine {
    const line = drawn.get(outgoing) ?? { type: 'outgoing', key: outgoing.key, outgoing };
    drawn.set(outgoing, line);
    return line;
  }

  return {
    state: () => state,
    set(part) {
      if (Object.entries(part).every(([name, value]) => state[name as keyof ChatState] === value)) return;
      change({ ...state, ...part });
    },
    setLines: (conversation, outgoing) =>
      change({ ...state, lines: outgoing.length === 0 ? conversation : [...conversation, ...outgoing.map(lineOf)] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
