// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './QrCode.stories.tsx';

const { Ready } = composeStories(stories);

test('shows the code and says where it leads', async () => {
  render(<Ready />);
  const code = screen.getByRole('img', { name: '扫码看我们的小红书' });
  await expect.poll(() => code.querySelector('path')?.getAttribute('d')?.length ?? 0).toBeGreaterThan(500);
});
