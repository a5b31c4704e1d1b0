import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParticleMeter } from './ParticleMeter.tsx';

const meta = { component: ParticleMeter, args: { particles: 13, max: 20 } } satisfies Meta<typeof ParticleMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { particles: 0 } };
export const Full: Story = { args: { particles: 20 } };
/** A draft from before the shop lowered its limit. */
export const Over: Story = { args: { particles: 22 } };
export const ManyAllowed: Story = { args: { particles: 120, max: 500 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { args: { particles: 1 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
