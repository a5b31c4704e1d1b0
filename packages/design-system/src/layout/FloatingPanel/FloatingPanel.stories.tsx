import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChatButton } from '../../chat/ChatButton/ChatButton.tsx';
import { Page } from '../Page/Page.tsx';
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
/** It has room of its own beside the page, whose last column it does not cover, and its marks are in the middle. */
export const BesideThePage: Story = {
  ...WithChat,
  decorators: [
    (Story) => (
      <>
        <Page title="颗粒商城">
          <div data-testid="columns" style={{ height: '6rem', background: 'var(--tray)' }} />
        </Page>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('complementary', { name: '快捷入口' });
    const { left, width } = panel.getBoundingClientRect();
    const columns = within(canvasElement).getByTestId('columns').getBoundingClientRect();
    await expect(columns.width).toBeGreaterThan(width);
    await expect(columns.right).toBeLessThanOrEqual(left);
    const middles = [...panel.children].map((entry) => {
      const mark = (entry.querySelector('svg, [aria-hidden]') as Element).getBoundingClientRect();
      return Math.round(mark.left + mark.width / 2 - (left + width / 2));
    });
    await expect(middles).toEqual([0, 0, 0, 0, 0]);
  },
  globals: { viewport: { value: 'desktop' } },
};
/** The chat button stands in the header, at the end of the search. */
export const Narrow: Story = {
  ...WithChat,
  decorators: [
    (Story) => (
      <>
        <SiteHeader {...header.args} hasChat />
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
