import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  englishNotices,
  holiday,
  hostile,
  notices,
  shipped,
  toppedUp,
  traditionalNotices,
  undated,
} from '../fixtures-notices.ts';
import { NoticesScreen } from './NoticesScreen.tsx';

const account = { counts: { orders: 7, messages: 2 }, onSignOut: fn() };
const opening = (notice: typeof shipped) => ({ id: notice.id, notice: ready({ ...notice, isUnread: false }) });

const meta = {
  component: NoticesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    notices: ready(notices),
    isOffered: true,
    hasMore: false,
    onMore: fn(),
    onMarkAllRead: fn(),
    onDeleteAll: fn(),
    onDelete: fn(),
    onMarkUnread: fn(),
    onChat: fn(),
    onRetry: fn(),
    onRetryOpen: fn(),
  },
  decorators: [
    (Story) => (
      <AccountProvider value={account}>
        <Story />
      </AccountProvider>
    ),
  ],
} satisfies Meta<typeof NoticesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { notices: loading } };
export const Failed: Story = { args: { notices: failed('offline') } };
export const Empty: Story = { args: { notices: ready([]) } };
/** The server answers the call with 404: it has no notices at all. */
export const WithoutMessageCentre: Story = { args: { notices: failed('server'), isOffered: false } };
export const Open: Story = { args: { open: opening(shipped) } };
export const OpenHtml: Story = { args: { open: opening(holiday) } };
export const OpenAboutTheBalance: Story = { args: { open: opening(toppedUp) } };
export const OpenWithoutDate: Story = { args: { open: opening(undated) } };
/** Scripts, images and unsafe links of the server are left out. */
export const OpenHostile: Story = { args: { notices: ready([hostile, ...notices]), open: opening(hostile) } };
export const OpenLoading: Story = { args: { open: { id: '9', notice: loading } } };
export const OpenFailed: Story = { args: { open: { id: '9', notice: failed('slow') } } };
export const OpenGone: Story = { args: { open: { id: '9', notice: failed('gone', '这条消息已经不在了') } } };
export const AllRead: Story = { args: { notices: ready(notices.map((one) => ({ ...one, isUnread: false }))) } };
/** Not all are loaded, so there is no total, and whether older ones are unread is unknown. */
export const HasMore: Story = { args: { hasMore: true, notices: ready(notices.slice(2)) } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const Busy: Story = { args: { busy: new Set(['markAllRead', 'deleteAll'] as const) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowOpen: Story = { args: { open: opening(shipped) }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { open: opening(holiday) }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { notices: ready(englishNotices), open: opening(englishNotices[0] ?? shipped) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { notices: ready(traditionalNotices), open: opening(traditionalNotices[0] ?? shipped) },
  globals: { language: 'zh-Hant' },
};
