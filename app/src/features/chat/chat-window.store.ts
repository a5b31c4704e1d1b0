import { create } from 'zustand';

/**
 * Whether the window stands over the page.
 * - `wished`: a visitor asked for it; it opens once they have signed in.
 */
export const useChatWindow = create<{ standing: 'closed' | 'wished' | 'open' }>(() => ({ standing: 'closed' }));

export const openChatWindow = (): void => useChatWindow.setState({ standing: 'open' });
export const wishForChat = (): void => useChatWindow.setState({ standing: 'wished' });
export const closeChatWindow = (): void => useChatWindow.setState({ standing: 'closed' });
