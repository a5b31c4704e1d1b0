import { ChatDoor, useFailureText, useToast } from '@shop/design-system';
import { toFailure } from '../data/call-error.ts';
import { closeChatWindow, useChatWindow } from '../features/chat/chat-window.store.ts';
import { useSession } from '../session/session.store.ts';
import { KeepsPage } from './KeepsPage.tsx';
import { ChatPopup, useChatDoor } from './use-chat-door.ts';

/** The chat's entry in the panel of shortcuts. */
export const ChatEntry = () => <ChatDoor {...useChatDoor()} />;

/** The chat's window, where it is open and somebody is signed in. What was written in it is kept, whatever becomes of it. */
export function ChatOverPage() {
  const { standing } = useChatWindow();
  const { isSignedIn, user } = useSession();
  const toast = useToast();
  const say = useFailureText();
  if (standing !== 'open' || !isSignedIn || !user) return null;
  const giveUp = (problem: unknown) => {
    closeChatWindow();
    toast({ text: say(toFailure(problem)), tone: 'red' });
  };
  return (
    <KeepsPage onFault={giveUp}>
      <ChatPopup key={user.id} user={user} />
    </KeepsPage>
  );
}
