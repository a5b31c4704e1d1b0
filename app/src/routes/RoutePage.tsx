import { Loader, Page as PageFrame } from '@shop/design-system';
import { useEffect, useState } from 'react';
import { fetchMessages, hasMessages, useMessages } from '../language/messages.store.ts';
import { useLanguage } from '../language/use-language.ts';
import { RouteGuard, type Access } from '../session/RouteGuard.tsx';
import type { Page } from '../lazy-page.ts';

/** Takes the height of a page until it is loaded, so that the footer stays below it and does not jump. */
const Loading = () => (
  <PageFrame isWaiting>
    <Loader />
  </PageFrame>
);

export type RoutePageProps = { page: Page; access: Access };

/** One page of the shop: behind its access check, with its messages; a loader until messages and code are loaded. */
export function RoutePage({ page, access }: RoutePageProps) {
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>();
  useMessages();
  const isLoaded = hasMessages(language, page.messages);
  // On a change of language the page stays mounted in the old one until the new messages are loaded: nothing typed is
  // lost.
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  useEffect(() => {
    fetchMessages(language, page.messages).catch(setFailure);
  }, [language, page.messages]);
  if (failure) throw failure;
  if (!isLoaded && !wasLoaded) return <Loading />;
  return (
    <RouteGuard access={access}>
      <page.Component fallback={<Loading />} />
    </RouteGuard>
  );
}
