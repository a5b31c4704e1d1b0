import type { Meta, StoryObj } from '@storybook/react-vite';
import { plate } from '../fixtures-product.ts';
import { RelatedParts } from './RelatedParts.tsx';

const meta = { component: RelatedParts, args: { related: plate.related } } satisfies Meta<typeof RelatedParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { related: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
