import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { ListSummary } from '@shop/parts-list';
import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../../data/connection.store.ts';
import { useListInTab } from '../../features/parts-list/list-in-tab.store.ts';
import { change, requestMatches } from '../../features/parts-list/change-list.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { restoreList } from '../../features/parts-list/open-list.ts';
import { show, useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { recentListContents } from '../../session/recent-lists.ts';
import { useSession } from '../../session/session.store.ts';

/**
 * The list that is open in this tab, restored from this browser after a reload. Names depend on the language and prices
 * on the shopper, so matches are requested again when either changes. Without a list it has no files.
 */
export function useCurrentList(): { list: Loadable<ListSummary>; retry: () => void } {
  const { stage, id, summary, matching } = useOpenList();
  const { id: inTab } = useListInTab();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const [isLost, setLost] = useState(false);
  const [emptyList, setEmptyList] = useState<ListSummary>();
  const isOpen = stage.name === 'open' || (stage.name === 'columns' && stage.isOpen === true);
  useEffect(function closeQuestionAfterGoingBack() {
    const { stage: before } = useOpenList.getState();
    if (before.name === 'columns' && before.isOpen) show({ name: 'open' });
  }, []);

  useEffect(() => {
    if (isOpen) useListInTab.setState({ id });
  }, [isOpen, id]);

  const restore = useCallback(() => {
    if (useOpenList.getState().stage.name !== 'start') return;
    void (async () => {
      const contents = inTab === '' ? undefined : await recentListContents(inTab);
      if (contents) await restoreList(inTab, '', contents.snapshot);
      else setEmptyList(await currentListSession().summary());
    })().catch(() => setLost(true));
  }, [inTab]);
  useEffect(restore, [restore]);

  useEffect(() => {
    if (!isOpen) return;
    const audience = `${language}/${isSignedIn}`;
    const { matchedFor } = useOpenList.getState();
    if (matchedFor === audience) return;
    useOpenList.setState({ matchedFor: audience });
    void change(async (session) => {
      await session.setLanguage(language);
      if (matchedFor !== undefined) await session.clearMatches();
    });
  }, [isOpen, language, isSignedIn]);

  const isCutOff = matching.state === 'failed' && matching.failure.kind === 'offline';
  useEffect(
    function matchTheRestOnceTheShopAnswers() {
      if (!isCutOff) return;
      // So that the shop is tried again.
      useConnection.setState({ isLost: true });
      return useConnection.subscribe(({ isLost: isOut }) => {
        if (!isOut) void requestMatches();
      });
    },
    [isCutOff],
  );

  const list = (): Loadable<ListSummary> => {
    if (isOpen && summary) return ready(summary);
    if (isLost) return failed('gone');
    return emptyList && stage.name === 'start' ? ready(emptyList) : loading;
  };
  return {
    list: list(),
    retry: () => {
      setLost(false);
      restore();
    },
  };
}
