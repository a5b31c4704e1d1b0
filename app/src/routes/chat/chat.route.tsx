import type { User } from '@shop/contracts';
import { Loader, WhenReady } from '@shop/design-system';
import { ChatScreen } from '@shop/design-system/chat/ChatScreen/ChatScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { subjectAt } from '../../features/chat/subject.ts';
import { useChatRoom } from '../../features/chat/use-chat-room.ts';
import { userQuery } from '../../session/session.query.ts';

/** The chat as a page, for signed-in shoppers. */
export function ChatRoute() {
  const user = useQuery(userQuery(true));
  return (
    <WhenReady of={toLoadable(user)} skeleton={<Loader />} onRetry={() => void user.refetch()}>
      {(shopper) => <ShopperChat key={shopper.id} user={shopper} />}
    </WhenReady>
  );
}

function ShopperChat({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const [subject] = useState(() => subjectAt(pathname, search));
  return <ChatScreen {...useChatRoom(user, subject)} />;
}
