import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { ListSummary } from '@shop/parts-list';
import { useCallback, useEffect, useState } from 'react';
import { useListInTab } from '../../features/parts-list/list-in-tab.store.ts';
import { change } from '../../features/parts-list/change-list.ts';
import { listDesk } from '../../features/parts-list/desk-at-hand.ts';
import { restoreList } from '../../features/parts-list/open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { keptContents } from '../../session/kept-lists.ts';
import { useSession } from '../../session/session.store.ts';

/**
 * The list that is open in this tab; after a reload, as this browser kept it. Its names are asked for in the reader's language and
 * its prices for who is signed in, so both are asked anew when those change. Without a list it has no files.
 */
export function useListAtHand(): { list: Loadable<ListSummary>; retry: () => void } {
  const { stage, id, summary } = useOpenList();
  const { id: inTab } = useListInTab();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const [lost, setLost] = useState(false);
  const [nothing, setNothing] = useState<ListSummary>();
  const isOpen = stage.name === 'open';

  useEffect(() => {
    if (isOpen) useListInTab.setState({ id });
  }, [isOpen, id]);

  const goOn = useCallback(() => {
    if (useOpenList.getState().stage.name !== 'start') return;
    void (async () => {
      const kept = inTab === '' ? undefined : await keptContents(inTab);
      if (kept) await restoreList(inTab, '', kept.snapshot);
      else setNothing(await listDesk().summary());
    })().catch(() => setLost(true));
  }, [inTab]);
  useEffect(goOn, [goOn]);

  useEffect(() => {
    if (!isOpen) return;
    const asked = `${language}/${isSignedIn}`;
    if (askedFor === asked) return;
    const isFirst = askedFor === undefined;
    askedFor = asked;
    void change(async (at) => {
      await at.speak(language);
      if (!isFirst) await at.forget();
    });
  }, [isOpen, language, isSignedIn]);

  const list = (): Loadable<ListSummary> => {
    if (isOpen && summary) return ready(summary);
    if (lost) return failed('gone');
    return nothing && stage.name === 'start' ? ready(nothing) : loading;
  };
  return {
    list: list(),
    retry: () => {
      setLost(false);
      goOn();
    },
  };
}

/** Language and shopper for whom the shop was asked last. */
let askedFor: string | undefined;
