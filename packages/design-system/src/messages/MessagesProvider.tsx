import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from './languages.ts';
import type { Messages } from './load-messages.ts';

export type MessagesProviderProps = {
  language: Language;
  /** The words loaded so far. */
  words: Messages;
  /** Called with the id of a word that is missing in this language. Without it a missing word throws, so tests and stories fail. */
  onMissing?: (id: string) => void;
  children: ReactNode;
};

const fail = (problem: string): never => {
  throw new Error(problem);
};

/** Gives the screens their words and formats. Times are shown in the shop's time zone. */
export function MessagesProvider({ language, words, onMissing = fail, children }: MessagesProviderProps) {
  return (
    <IntlProvider
      locale={language}
      defaultLocale="zh-Hans"
      messages={words}
      timeZone="Asia/Shanghai"
      onError={(error) => onMissing(String(error))}
    >
      {children}
    </IntlProvider>
  );
}
