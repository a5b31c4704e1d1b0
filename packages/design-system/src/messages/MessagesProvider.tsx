import { DEFAULT_LANGUAGE, type Language } from '@shop/contracts/language';
import { useCallback, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './load-messages.ts';

export type MessagesProviderProps = {
  language: Language;
  /** The messages loaded so far. */
  messages: Messages;
  /**
   * Reports a message that is missing in this language. Without it a missing message throws, so tests and stories fail.
   */
  onMissing?: (problem: string) => void;
  children: ReactNode;
};

const fail = (problem: string): never => {
  throw new Error(problem);
};

/** Provides the messages and formats of a language. Times are shown in the shop's time zone. */
export function MessagesProvider({ language, messages, onMissing = fail, children }: MessagesProviderProps) {
  // Stable: with another function react-intl makes all formats anew, and every text is rendered again.
  const onError = useCallback((error: unknown) => onMissing(String(error)), [onMissing]);
  return (
    <IntlProvider
      locale={language}
      defaultLocale={DEFAULT_LANGUAGE}
      messages={messages}
      timeZone="Asia/Shanghai"
      onError={onError}
    >
      {children}
    </IntlProvider>
  );
}
