import type { ChatFaults } from '@shop/mocks';
import type { ChatState, ConversationItem } from '../chat-state.ts';
import { createWorld } from './world.ts';
import type { OpenTab, World, WorldOptions } from './world-types.ts';

export type Visit = { world: World; tab: OpenTab; state(): ChatState; pass(ms: number): Promise<void> };

/** A shopper with an open, working chat: the start of most tests. */
export async function visit(options: WorldOptions & { before?: (world: World) => void } = {}): Promise<Visit> {
  const world = createWorld({ lateness: 0, ...options });
  options.before?.(world);
  const tab = world.openTab(0);
  await world.time.pass(2000);
  return { world, tab, state: () => tab.client.state(), pass: world.time.pass };
}

/** Adds faults to the stand-in support server. */
export const addFaults = ({ world }: Visit, faults: ChatFaults): void =>
  void Object.assign(world.shop.supportServer.faults, faults);

/** The conversation as text: `>` own messages with what confirmed them, `<` replies, `(status)` outgoing messages. */
export const transcript = ({ items }: ChatState): string[] => items.map(toText);

function toText(item: ConversationItem): string {
  if (item.type === 'agentChange') return `-- ${item.agent.name}`;
  if (item.type === 'outgoing') return `(${item.outgoing.delivery.status}) ${item.outgoing.content}`;
  return `${item.isOwn ? '> ' : '< '}${item.message.text}${item.confirmedBy ? ` [${item.confirmedBy}]` : ''}`;
}

/** The key of a message that was written; '' if there is none with this text. */
export const keyOf = ({ state }: Visit, content: string): string =>
  state().items.find((item) => item.type === 'outgoing' && item.outgoing.content === content)?.key ?? '';
