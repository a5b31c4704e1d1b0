import type { Picture } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SetPicture } from './SetPicture.tsx';

const part = (shape: string, hex: string): Picture => ({ kind: 'part', shape, hex, finish: 'solid' });
const parts = [part('3001', 'C91A09'), part('3039', '184632'), part('3023', 'D7C59A'), part('3005', '582A12')];

const meta = { component: SetPicture, args: { pictures: parts, size: 'large' } } satisfies Meta<typeof SetPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The shop sent no picture. */
export const Empty: Story = { args: { pictures: [] } };
export const OnePart: Story = { args: { pictures: parts.slice(0, 1) } };
export const TwoParts: Story = { args: { pictures: parts.slice(0, 2) } };
export const ThreeParts: Story = { args: { pictures: parts.slice(0, 3) } };
export const Small: Story = { args: { size: 'small' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
