import { ready } from '@shop/design-system';
import { NoticesScreen } from '@shop/design-system/screens/notices/NoticesScreen/NoticesScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable, toRowsLoadable } from '../../data/to-loadable.ts';
import { requestChat } from '../../features/chat/chat-window.store.ts';
import { noticesQuery, openNoticeQuery } from '../../features/notice/notice.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { usePages } from '../../data/use-pages.ts';
import { useNoticeEdits } from './use-notice-edits.ts';
import { withAccount } from './with-account.tsx';

function Messages() {
  const language = useLanguage();
  const go = useGo();
  const openId = useSearchParams()[0].get('id') ?? '';
  const { pages, more } = usePages('notices');
  const notices = useQuery(noticesQuery(pages, language));
  const opened = useQuery(openNoticeQuery(openId, language));
  const edits = useNoticeEdits({
    openId,
    onClose: () => {
      if (openId !== '') go({ name: 'messages' }, { replace: true });
    },
  });
  const state = toLoadable(opened);
  const isGone = state.state === 'failed' && state.failure.kind === 'gone';
  // The list has the whole text, so it is readable at once, and without a connection.
  const row = notices.data?.rows.find(({ id }) => id === openId);
  const notice = row && state.state !== 'ready' && !isGone ? ready(row) : state;
  const isOffered = !isUnknownCall(notices.error);
  return (
    <NoticesScreen
      {...edits}
      notices={toRowsLoadable(notices)}
      isOffered={isOffered}
      hasMore={notices.data?.hasMore ?? false}
      isLoadingMore={notices.isPlaceholderData}
      onMore={more}
      open={isOffered && openId !== '' ? { id: openId, notice } : undefined}
      onChat={requestChat}
      onRetry={() => void notices.refetch()}
      onRetryOpen={() => void opened.refetch()}
    />
  );
}

export const MessagesRoute = withAccount(Messages);
