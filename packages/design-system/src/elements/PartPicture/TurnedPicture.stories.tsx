import type { Meta, StoryObj } from '@storybook/react-vite';
import { TurnedPicture } from './TurnedPicture.tsx';

const meta = {
  component: TurnedPicture,
  args: { shape: 'technic-1x4', colour: { hex: 'C91A09', finish: 'solid' }, yaw: 30, alt: '科技砖 1×4，大红' },
  decorators: [
    (Story) => (
      <div style={{ width: '2rem', height: '2rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurnedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Unturned: Story = { args: { yaw: 0 } };
export const Turned: Story = { args: { yaw: 120 } };
export const Chrome: Story = { args: { shape: 'roundtile-2x2', colour: { hex: 'DFC176', finish: 'chrome' } } };
