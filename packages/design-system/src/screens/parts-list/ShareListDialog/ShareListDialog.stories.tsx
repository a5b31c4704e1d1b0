import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShareListDialog } from './ShareListDialog.tsx';

const meta = {
  component: ShareListDialog,
  args: {
    link: 'https://shop.example/upload?view=shared#1.bKQZ_otWKi5JLEktVrJSMjYwMFTSUTJUsjLUUTIyVbJScstILUpVqgUA',
    lines: 578,
    pieces: 4212,
    leftOut: 7,
    onCopy: fn(async () => undefined),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const TooLong: Story = { args: { link: undefined, tooLong: { length: 31_204, most: 8000 } } };
export const NothingToShare: Story = { args: { link: undefined, lines: 0, pieces: 0 } };
/** A page that is not secure has no clipboard: the link can be selected. */
export const WithoutClipboard: Story = { args: { onCopy: undefined, onSend: undefined } };
export const WorstCaseEnglish: Story = { globals: { language: 'en', viewport: { value: 'phone' } } };
