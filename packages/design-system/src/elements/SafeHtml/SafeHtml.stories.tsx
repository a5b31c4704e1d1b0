import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  component: SafeHtml,
  args: {
    html: '<h2>关于这颗</h2><p>八个凸点，<b>最常用</b>的砖。<a href="https://example.com">更多</a></p><ul><li>16 × 32 × 9.6 mm</li></ul>',
    profile: 'description',
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { html: '' } };
export const Hostile: Story = {
  args: {
    html: '<p>前</p><script>alert(1)</script><img src=x onerror=alert(1)><p onclick=alert(1) style="position:fixed">后</p>',
  },
};
export const NoticePanel: Story = {
  args: { profile: 'notice', html: '<p>周末客服 <b>10 点</b>上班。</p><img src="https://example.com/a.png">' },
};
