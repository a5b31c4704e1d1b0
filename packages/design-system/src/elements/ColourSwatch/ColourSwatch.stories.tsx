import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourDots } from './ColourDots.tsx';
import { ColourSwatch } from './ColourSwatch.tsx';

const DOTS = ['C91A09', '0055BF', 'F2CD37', 'FFFFFF', '05131D', 'A0A5A9', '237841', '582A12'].map((hex) => ({
  name: hex,
  picture: {
    kind: 'part' as const,
    shape: '3001',
    hex,
    finish: hex === '237841' ? ('transparent' as const) : ('solid' as const),
  },
}));

const meta = { component: ColourSwatch, args: { hex: 'C91A09', finish: 'solid', name: '大红' } } satisfies Meta<
  typeof ColourSwatch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dot: Story = { args: { size: 'dot' } };
export const Large: Story = { args: { size: 'large' } };
export const Clear: Story = { args: { size: 'large', finish: 'transparent', hex: 'AEEFEC', name: '透明浅蓝' } };
export const SoldOut: Story = { args: { size: 'large', isOut: true } };
export const White: Story = { args: { size: 'large', hex: 'FFFFFF', name: '白色' } };
export const BlackSoldOut: Story = { args: { size: 'large', hex: '05131D', name: '黑色', isOut: true } };
export const Dots: Story = { render: () => <ColourDots total={43} colours={DOTS} /> };
export const FewDots: Story = { render: () => <ColourDots total={3} colours={DOTS.slice(0, 3)} /> };
export const WorstCaseEnglish: Story = {
  args: { name: 'Glitter Trans-Dark Pink', isOut: true },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { isOut: true }, globals: { language: 'zh-Hant' } };
