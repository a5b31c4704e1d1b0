import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Toast } from './toast-queue.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';

function ToastButton({ toast }: { toast: Toast }) {
  const say = useToast();
  useEffect(() => say(toast), [say, toast]);
  return <Button onClick={() => say(toast)}>再说一遍</Button>;
}

/** A page that shows a toast when it mounts, and again on a click. */
function PageWithToast({ toast, durationMs }: { toast: Toast; durationMs: number }) {
  return (
    <div style={{ minHeight: '1.2rem' }}>
      <ToastProvider durationMs={durationMs}>
        <ToastButton toast={toast} />
      </ToastProvider>
    </div>
  );
}

const meta = {
  component: PageWithToast,
  args: {
    // The toast stays visible.
    durationMs: 0,
    toast: { text: '已移除「齿轮 12 齿 深灰 × 4」', action: { label: '复原', onAction: fn() } },
  },
} satisfies Meta<typeof PageWithToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Green: Story = { args: { toast: { text: '已加入购物车', tone: 'green' } } };
export const Red: Story = { args: { toast: { text: '连不上商店。看看网络，再试一次。', tone: 'red' } } };
export const WorstCaseEnglish: Story = {
  args: {
    toast: {
      text: 'The shop’s answer could not be read, so nothing was changed in your cart. Try once more.',
      tone: 'red',
      action: { label: 'Try again', onAction: fn() },
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { toast: { text: '已移除「齒輪 12 齒 深灰 × 4」', action: { label: '復原', onAction: fn() } } },
  globals: { language: 'zh-Hant' },
};
