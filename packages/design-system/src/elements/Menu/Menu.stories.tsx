import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from './Menu.tsx';

const options = (...names: string[]) => names.map((name) => ({ value: name, text: name, content: name }));

const meta = {
  component: Menu,
  args: {
    trigger: (props) => <button {...props}>小岚</button>,
    label: '更换客服',
    options: options('小岚', '阿远', 'Alex'),
    value: '小岚',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '2.4rem', padding: '0.4rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    a11y: {
      config: {
        // The library's focus guards pass the focus on at once. Beside an open dialog axe accepts them by itself.
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button'));
  await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
};

export const Ready: Story = {};
export const Opened: Story = { play: opened };
export const ManyOptions: Story = {
  args: { options: options(...Array.from({ length: 20 }, (_, index) => `${index + 1} 号客服`)), value: undefined },
  play: opened,
};
export const Dark: Story = { globals: { theme: 'dark' }, play: opened };
export const WorstCaseEnglish: Story = {
  args: {
    trigger: (props) => <button {...props}>Alexandra</button>,
    label: 'Choose another agent',
    options: options('Alexandra from the parts team', 'Maximilian from the colour team'),
    value: 'Alexandra from the parts team',
  },
  globals: { language: 'en' },
  play: opened,
};
