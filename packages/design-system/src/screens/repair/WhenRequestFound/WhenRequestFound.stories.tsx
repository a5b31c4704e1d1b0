import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { submitted } from '../fixtures-requests.ts';
import { WhenRequestFound } from './WhenRequestFound.tsx';

const meta = {
  component: WhenRequestFound,
  args: { request: ready(submitted), onRetry: fn(), children: ({ set }) => <p>{set.name}</p> },
} satisfies Meta<typeof WhenRequestFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { request: loading } };
export const Failed: Story = { args: { request: failed('offline') } };
/** A request of another shopper: the server says so. */
export const Empty: Story = { args: { request: failed('gone', '这份申请不是你的') } };
export const NotFound: Story = { args: { request: failed('gone') } };
export const WorstCaseEnglish: Story = { args: { request: failed('gone') }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { request: failed('gone') }, globals: { language: 'zh-Hant' } };
