import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type InputHTMLAttributes } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usePart } from '../headless/part-props.ts';
import { ComboboxList, type ComboboxGroup } from './ComboboxList.tsx';

type Option = { key: string };
type FieldProps = {
  label: string;
  groups: readonly ComboboxGroup<Option>[];
  onChoose: (option: Option) => void;
  onDelete: (option: Option) => void;
};

/** An input with its list, which is always shown. */
function FieldWithList({ label, ...list }: FieldProps) {
  const [text, setText] = useState('');
  const { part, element, props } = usePart<HTMLInputElement>();
  const combobox = props as InputHTMLAttributes<HTMLInputElement> | undefined;
  return (
    <>
      <input
        {...combobox}
        ref={element}
        aria-label={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          combobox?.onChange?.(event);
        }}
      />
      <ComboboxList {...list} input={part} text={text} label={label} renderOption={({ key }) => key} />
    </>
  );
}

const group = (name: string, ...keys: string[]): ComboboxGroup<Option> => ({
  name,
  label: name,
  items: keys.map((key) => ({ key })),
});

const meta = {
  component: FieldWithList,
  args: {
    label: '搜索颗粒',
    groups: [group('颗粒', '基础砖 2×4', '基础板 2×4'), group('分类', '基础板 宽 2')],
    onChoose: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof FieldWithList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { groups: [] } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await page.findByRole('option', { selected: true })).toHaveTextContent('基础板 2×4');
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Search parts',
    groups: [group('Parts', 'Technic Brick Modified 1 × 2 with Two Pin Holes and a Rotation Joint Socket')],
  },
  globals: { language: 'en' },
};
