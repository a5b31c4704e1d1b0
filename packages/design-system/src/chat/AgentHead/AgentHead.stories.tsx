import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lan, yuan } from '../fixtures.ts';
import { AgentHead } from './AgentHead.tsx';

const meta = {
  component: AgentHead,
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 5.8rem)', minHeight: '2.4rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    agents: [lan, yuan],
    agent: { ...lan, isOnline: true },
    isMuted: false,
    isNoticeOpen: false,
    noticeId: 'notice',
    onSwitchAgent: fn(),
    onMute: fn(),
    onNotice: fn(),
    onClose: fn(),
    popOut: { name: 'chat' },
  },
} satisfies Meta<typeof AgentHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { agents: [], agent: undefined } };
export const Away: Story = { args: { agent: { ...lan, isOnline: false } } };
export const Unnamed: Story = { args: { agents: [{ ...lan, name: '' }, yuan], agent: { ...lan, name: '' } } };
export const OneAgent: Story = { args: { agents: [lan], agent: lan } };
export const Muted: Story = { args: { isMuted: true } };
export const OnItsOwnPage: Story = { args: { onClose: undefined, popOut: undefined } };
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('button', { name: '小岚' });
    await userEvent.click(name);
    await page.findByRole('menuitemradio', { name: '阿远' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menuitemradio', { name: '阿远' })).not.toBeInTheDocument());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitemradio', { name: '阿远' }));
    await expect(args.onSwitchAgent).toHaveBeenCalledWith(yuan.id);
  },
};
export const WorstCaseEnglish: Story = {
  args: { agent: { ...lan, name: 'Alexandra from the replacement parts and colour matching team', isOnline: false } },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: { agent: { ...lan, isOnline: false } },
  globals: { language: 'zh-Hant' },
};
