import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

type States = {
  Loading: (props: object) => ReactNode;
  Failed: (props: { onRetry: ReturnType<typeof fn> }) => ReactNode;
};

/** Tests the states that every screen has before its content: it announces that it loads, and a failure can be retried. */
export function testLoadingAndFailure({ Loading, Failed }: States): void {
  test('announces that it is loading, and retries after a failure', async () => {
    const { unmount } = render(<Loading />);
    expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
    unmount();
    const onRetry = fn();
    render(<Failed onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
}
