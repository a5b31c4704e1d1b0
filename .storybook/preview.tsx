import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { allWords } from '../packages/design-system/src/words/all-words.ts';
import { LANGUAGES, type Language } from '../packages/design-system/src/words/languages.ts';
import { WordsProvider } from '../packages/design-system/src/words/WordsProvider.tsx';
import '../packages/design-system/src/tokens/base.css';

/** Page and screen reader must know the language and the theme of a story, as on the real page. */
function Page({ language, theme, children }: { language: Language; theme: string; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <div lang={language}>
      <WordsProvider key={language} language={language} words={allWords[language]}>
        {children}
      </WordsProvider>
    </div>
  );
}

const withPage: Decorator = (Story, { globals }) => (
  <Page language={(globals.language as Language | undefined) ?? 'zh-Hans'} theme={(globals.theme as string | undefined) ?? 'light'}>
    <Story />
  </Page>
);

const SIZES = { phone: 390, tablet: 768, laptop: 992, desktop: 1200, wide: 1440 };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPage],
  initialGlobals: { language: 'zh-Hans', theme: 'light' },
  globalTypes: {
    language: { description: 'Language', toolbar: { title: 'Language', icon: 'globe', items: LANGUAGES.map((value) => ({ value, title: { 'zh-Hans': '简体', 'zh-Hant': '繁體', en: 'English' }[value] })), dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: Object.fromEntries(Object.entries(SIZES).map(([name, width]) => [name, { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } }])) },
  },
};
export default preview;
