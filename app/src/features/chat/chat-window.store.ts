import { create } from 'zustand';

/**
 * Whether the window stands over the page.
 * - `requested`: a visitor asked for it; it opens once they have signed in.
 */
export const useChatWindow = create<{ status: 'closed' | 'requested' | 'open' }>(() => ({ status: 'closed' }));

export const openChatWindow = (): void => useChatWindow.setState({ status: 'open' });
export const requestChat = (): void => useChatWindow.setState({ status: 'requested' });
export const closeChatWindow = (): void => useChatWindow.setState({ status: 'closed' });
