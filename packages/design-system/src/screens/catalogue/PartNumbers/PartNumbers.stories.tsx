import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { plate } from '../fixtures-product.ts';
import { PartNumbers } from './PartNumbers.tsx';

const part = plate.part ?? { number: '3020', shopNumber: '', weight: 0, colours: [], colourCount: 0 };
const meta = {
  component: PartNumbers,
  args: { part, offer: plate.offers[0], onCopy: fn(async () => undefined) },
} satisfies Meta<typeof PartNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NoColour: Story = { args: { offer: undefined } };
export const Many: Story = {
  args: {
    part: {
      ...part,
      numbers: {
        ...part.numbers,
        bricklink: ['3020', '3020a', '3020b'],
        other: ['3020x', '4162', '10201', '18674pb01'],
      },
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
