import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TriggerProps } from '../headless/use-lazy-popup.ts';
import { Popover } from './Popover.tsx';

const button = (text: string) => (props: TriggerProps) => <button {...props}>{text}</button>;

const meta = {
  component: Popover,
  args: { trigger: button('旗舰店'), opensOnHover: true, children: <a href="#tmall">旗舰店</a> },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '1.6rem', padding: '0.4rem 0 0 2rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the popup. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button'));
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
};

export const Ready: Story = {};
export const Opened: Story = { play: opened };
export const ToTheLeft: Story = { args: { side: 'left', trigger: button('公众号') }, play: opened };
export const ByPressOnly: Story = { args: { opensOnHover: false } };
export const WithoutControls: Story = { args: { children: '公众号尚未开通。' }, play: opened };
export const Dark: Story = { globals: { theme: 'dark' }, play: opened };
export const WorstCaseEnglish: Story = {
  args: {
    trigger: button('Buy in another mall'),
    children: <a href="#store">The flagship store of the brand</a>,
  },
  globals: { language: 'en' },
  play: opened,
};
