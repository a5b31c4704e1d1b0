import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = { component: SearchBox, decorators: [(Story) => <div style={{ maxWidth: '4.86rem', paddingBottom: '0.5rem' }}><Story /></div>], args: { onSearch: fn() } } satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: '2rem' }}><Story /></div>] };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
