import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, ready } from '../../loadable.ts';
import { NOTICE } from '../fixtures.ts';
import { NoticePanel } from './NoticePanel.tsx';

const meta = {
  component: NoticePanel,
  decorators: [
    (Story) => (
      <div style={{ width: '2rem', height: '6rem', background: 'var(--tray)' }}>
        <Story />
      </div>
    ),
  ],
  args: { notice: ready({ html: NOTICE }), support: '技术支持：诺颗工坊' },
} satisfies Meta<typeof NoticePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { notice: loading } };
export const Failed: Story = { args: { notice: failed('offline') } };
export const Empty: Story = { args: { notice: ready({ html: ' ' }) } };
export const Hostile: Story = {
  args: {
    notice: ready({ html: '<p>前</p><script>alert(1)</script><img src=x onerror=alert(1)><p onclick=alert(1)>后</p>' }),
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    notice: ready({ html: `<p>${'Between 20 and 22 November parcels leave a day later than usual. '.repeat(12)}</p>` }),
    support: 'Technical support: noppo works, Hangzhou',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
