import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { Icon } from './Icon.tsx';
import * as more from './more-icons.ts';

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { size: 24 } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.16rem' }}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', width: '0.9rem' }}>
          <Icon name={name} />
          {name}
        </span>
      ))}
      {Object.entries(more).map(([name, path]) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', width: '0.9rem' }}>
          <Icon path={path} />
          {name}
        </span>
      ))}
    </div>
  ),
};
