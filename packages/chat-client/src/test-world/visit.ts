import type { ChatState, ConversationLine } from '../chat-state.ts';
import { createWorld, type OpenTab, type World, type WorldOptions } from './world.ts';

export type Visit = { world: World; tab: OpenTab; state(): ChatState; pass(ms: number): Promise<void> };

/** A shopper with the chat open and all well: the world in which a story begins. */
export async function visit(options: WorldOptions & { before?: (world: World) => void } = {}): Promise<Visit> {
  const world = createWorld({ lateness: 0, ...options });
  options.before?.(world);
  const tab = world.openTab(0);
  await world.time.pass(2000);
  return { world, tab, state: () => tab.client.state(), pass: world.time.pass };
}

/** What is written on the screen, in short: own messages with how they were confirmed, those on their way with how they stand. */
export const written = ({ lines }: ChatState): string[] => lines.map(inShort);

function inShort(line: ConversationLine): string {
  if (line.type === 'turn') return `-- ${line.agent.name}`;
  if (line.type === 'outgoing') return `(${line.outgoing.standing.at}) ${line.outgoing.content}`;
  return `${line.isOwn ? '> ' : '< '}${line.message.text}${line.confirmedBy ? ` [${line.confirmedBy}]` : ''}`;
}
