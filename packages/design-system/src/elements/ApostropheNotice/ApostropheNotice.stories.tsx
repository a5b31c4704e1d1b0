import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** A field of a text that the server stores. */
function Stored({ typed = '', isLine = false }: { typed?: string; isLine?: boolean }) {
  const [value, setValue] = useState(typed);
  const Input = isLine ? TextField : TextArea;
  return <Input label="留言" value={value} onChange={setValue} isStored />;
}

const meta = { component: Stored, args: { typed: "Leave it at O'Brien's" } } satisfies Meta<typeof Stored>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { typed: '' } };
export const OneLine: Story = { args: { isLine: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { globals: { language: 'en', viewport: { value: 'phone' } } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
