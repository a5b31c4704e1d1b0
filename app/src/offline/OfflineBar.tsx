import type { Language } from '@shop/contracts/language';
import { ClockProvider, MessagesProvider } from '@shop/design-system';
import { OfflineNote } from '@shop/design-system/layout/OfflineNote/OfflineNote';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useConnection } from '../data/connection.store.ts';
import { shopTime, toShopTime } from '../data/shop-clock.ts';
import { fetchMessages, hasMessages, useMessages } from '../language/messages.store.ts';

const AREAS = ['offline'] as const;

/** Says that the shop cannot be reached, and when what the page shows was seen. */
function OfflineBar({ language }: { language: Language }) {
  const { isLost, shown } = useConnection();
  useEffect(() => {
    // Before they are needed, since nothing can be loaded then. Without its texts the bar is not shown.
    fetchMessages(language, AREAS).catch(() => undefined);
  }, [language]);
  if (!isLost || !hasMessages(language, AREAS)) return null;
  const times = shown.filter(({ page }) => page === location.pathname).map(({ seenAt }) => seenAt);
  return <OfflineNote seenAt={times.length > 0 ? toShopTime(Math.min(...times)) : undefined} />;
}

function OfflineRoot() {
  const { language, messages } = useMessages();
  return (
    <MessagesProvider language={language} messages={messages} onMissing={console.error}>
      <ClockProvider value={shopTime}>
        <OfflineBar language={language} />
      </ClockProvider>
    </MessagesProvider>
  );
}

/** Shows the bar above the page. A root of its own, so that the first page need not contain it. */
export function mountOfflineBar(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<OfflineRoot />);
}
