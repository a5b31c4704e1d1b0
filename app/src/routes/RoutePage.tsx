import { Page, StudLoader } from '@shop/design-system';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { fetchMessages, hasMessages, useMessages } from '../language/messages.store.ts';
import { Gate } from '../session/Gate.tsx';
import type { RouteEntry } from './route-table.ts';

/** Holds the room of a page until it is here, so that the footer stays below it and does not jump. */
const Waiting = () => (
  <Page isWaiting>
    <StudLoader />
  </Page>
);

/** One page of the route table: behind its gate, with its words, waiting for its code. */
export function RoutePage({ entry: { page, access } }: { entry: RouteEntry }) {
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>();
  useMessages();
  const isWorded = hasMessages(language, page.words);
  // A page that has words in the old language stays as it is until the new ones are here: nothing typed is lost.
  const [wasWorded, setWasWorded] = useState(isWorded);
  if (isWorded && !wasWorded) setWasWorded(true);
  useEffect(() => {
    fetchMessages(language, page.words).catch(setFailure);
  }, [language, page.words]);
  if (failure) throw failure;
  if (!isWorded && !wasWorded) return <Waiting />;
  return (
    <Gate access={access}>
      <page.Component fallback={<Waiting />} />
    </Gate>
  );
}
