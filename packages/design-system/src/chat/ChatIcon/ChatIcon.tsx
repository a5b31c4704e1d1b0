import { Icon } from '../../elements/Icon/Icon.tsx';
import { CHAT_ICON_PATHS, type ChatIconName } from './chat-icon-paths.ts';

export type ChatIconProps = { name: ChatIconName };

/** An icon of the chat. */
export function ChatIcon({ name }: ChatIconProps) {
  return <Icon path={CHAT_ICON_PATHS[name]} />;
}
