import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ColourChoice } from './ColourPicker.tsx';
import { ColourPicker } from './ColourPicker.tsx';

const COLOURS: ColourChoice[] = [
  { id: 'a', name: '大红', hex: 'C91A09', finish: 'solid', isOut: false },
  { id: 'b', name: '蓝色', hex: '0055BF', finish: 'solid', isOut: false },
  { id: 'c', name: '粉红', hex: 'E4ADC8', finish: 'solid', isOut: true },
  { id: 'd', name: '全透明', hex: 'FCFCFC', finish: 'transparent', isOut: false },
  { id: 'e', name: '黑色', hex: '05131D', finish: 'solid', isOut: false },
  { id: 'f', name: '白色', hex: 'FFFFFF', finish: 'solid', isOut: false },
];
const MANY = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  name: `第 ${index + 1} 色`,
  hex: ((index * 4093) % 4096).toString(16).padStart(3, '0').replaceAll(/./g, '$&$&'),
  finish: index % 9 === 8 ? ('transparent' as const) : ('solid' as const),
  isOut: index % 11 === 10,
}));

const meta = {
  component: ColourPicker,
  args: { legend: '颜色', colours: COLOURS, chosen: 'a', onChoose: fn() },
} satisfies Meta<typeof ColourPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SoldOutSelected: Story = { args: { chosen: 'c' } };
export const ManyColours: Story = { args: { colours: MANY, chosen: '12' } };
export const Narrow: Story = { args: { colours: MANY, chosen: '12' }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    legend: 'Colour',
    colours: COLOURS.map((colour) => ({ ...colour, name: 'Glitter Trans-Dark Pink' })),
    chosen: 'c',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { legend: '顏色', chosen: 'c' }, globals: { language: 'zh-Hant' } };
