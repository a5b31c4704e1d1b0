import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatButton } from '../../chat/ChatButton/ChatButton.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import header from '../SiteHeader/SiteHeader.stories.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';

const QR = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 0h1v1H2zM0 2h1v1H0z"/></svg>')}`;

const meta = {
  component: FloatingPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { cartCount: 3, officialQr: '', social: { name: '小红书', url: 'https://example.com/pip' }, onBackToTop: fn() },
} satisfies Meta<typeof FloatingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithOfficialAccount: Story = { args: { officialQr: QR } };
export const WithChat: Story = {
  args: { chat: <ChatButton unread={3} isOpen={false} onOpen={fn()} onPrefetch={fn()} /> },
};
/** The chat button stands in the header, at the end of the search. */
export const Narrow: Story = {
  ...WithChat,
  decorators: [
    (Story) => (
      <>
        <SiteHeader {...header.args} />
        <Story />
      </>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const EmptyCart: Story = { args: { cartCount: 0 } };
export const WorstCaseEnglish: Story = {
  args: {
    cartCount: 1200,
    chat: <ChatButton unread={120} isOpen={false} onOpen={fn()} onPrefetch={fn()} />,
    social: { name: 'Xiaohongshu', url: 'https://example.com/pip' },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { social: { name: '小紅書', url: 'https://example.com/pip' } },
  globals: { language: 'zh-Hant' },
};
