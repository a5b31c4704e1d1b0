import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PHOTO } from '../fixtures.ts';
import { ImageDialog } from './ImageDialog.tsx';

const meta = {
  component: ImageDialog,
  args: { url: PHOTO, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ImageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = {
  args: {
    url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c91a09"/></svg>')}`,
  },
};
export const ClosedByButton: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '关闭大图' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const WorstCaseEnglish: Story = { globals: { language: 'en', viewport: { value: 'phone' } } };
