import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Toast } from './toast-queue.ts';
import { ToastProvider, useToast } from './ToastProvider.tsx';

type PageProps = { toast: Toast; /** Shown before the toast. */ before?: Toast | undefined };

function ToastButton({ toast, before }: PageProps) {
  const say = useToast();
  useEffect(() => {
    if (before) say(before);
    say(toast);
  }, [say, toast, before]);
  return <Button onClick={() => say(toast)}>再说一遍</Button>;
}

/** A page that shows a toast when it mounts, and again on a click. */
function PageWithToast({ durationMs, ...toasts }: PageProps & { durationMs: number }) {
  return (
    <div style={{ minHeight: '1.2rem' }}>
      <ToastProvider durationMs={durationMs}>
        <ToastButton {...toasts} />
      </ToastProvider>
    </div>
  );
}

const meta = {
  component: PageWithToast,
  args: {
    // The toast stays visible.
    durationMs: 0,
    toast: { text: '已移除“齿轮 12 齿 深灰 × 4”', action: { label: '撤销', onAction: fn() } },
  },
} satisfies Meta<typeof PageWithToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Green: Story = { args: { toast: { text: '已加入购物车', tone: 'green' } } };
export const Red: Story = { args: { toast: { text: '无法连接商店，请检查网络后重试。', tone: 'red' } } };
/** One part was refused, another was added: both can be read. */
export const BesideRed: Story = {
  args: {
    before: { text: '该商品库存不足4', tone: 'red' },
    toast: {
      text: '已加入：基础板 2×4，大红 × 20',
      tone: 'green',
      action: { label: '撤销', onAction: fn() },
      isBesideRed: true,
    },
  },
};
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
