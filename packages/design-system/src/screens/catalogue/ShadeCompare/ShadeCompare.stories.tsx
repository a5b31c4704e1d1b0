import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ColourChoice } from '../../../elements/ColourPicker/ColourPicker.tsx';
import { englishPlate, plate } from '../fixtures-product.ts';
import { ShadeCompare } from './ShadeCompare.tsx';

const coloursOf = ({ offers }: typeof plate) =>
  offers.flatMap(({ uniqueId, name, picture }): ColourChoice[] =>
    picture.kind === 'part' ? [{ id: uniqueId, name, hex: picture.hex, finish: picture.finish, isOut: false }] : [],
  );
const colours = coloursOf(plate);
const twins = colours.slice(0, 2).map((colour, at) => ({ ...colour, hex: at ? 'C91A0A' : 'C91A09' }));

const meta = {
  component: ShadeCompare,
  args: { shape: '3020', colours, chosen: '3020-00', onChoose: fn() },
} satisfies Meta<typeof ShadeCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Indistinguishable: Story = { args: { colours: twins } };
/** The only other colour has another finish. */
export const OtherFinish: Story = { args: { colours: colours.filter(({ hex }) => hex === 'C91A09') } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { colours: coloursOf(englishPlate), chosen: '3020-16' },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
