import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { loadEverythingLater } from '../packages/design-system/src/elements/Later/later.tsx';
import { PartPictureSheet } from '../packages/design-system/src/elements/PartPicture/PartPictureSheet.tsx';
import { allMessages } from '../packages/design-system/src/messages/all-messages.ts';
import { LANGUAGES, type Language } from '../packages/design-system/src/messages/languages.ts';
import { MessagesProvider } from '../packages/design-system/src/messages/MessagesProvider.tsx';
import '../packages/design-system/src/tokens/base.css';
import { OWN_SCENARIO, SCENARIO_NAMES } from './scenario-names.ts';

/** Page and screen reader must know the language and the theme of a story, as on the real page. */
function Page({ language, theme, children }: { language: Language; theme: string; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <div lang={language}>
      <MessagesProvider key={language} language={language} words={allMessages[language]}>
        <PartPictureSheet>{children}</PartPictureSheet>
      </MessagesProvider>
    </div>
  );
}

/** A story of the whole shop brings its own words and says its own language. */
function Themed({ theme, children }: { theme: string; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

const withPage: Decorator = (Story, { globals, parameters }) => {
  const theme = (globals.theme as string | undefined) ?? 'light';
  if (parameters.ownPage) {
    return (
      <Themed theme={theme}>
        <Story />
      </Themed>
    );
  }
  return (
    <Page language={(globals.language as Language | undefined) ?? 'zh-Hans'} theme={theme}>
      <Story />
    </Page>
  );
};

const SIZES = { phone: 390, tablet: 768, laptop: 992, desktop: 1200, wide: 1440 };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPage],
  // A story is looked at at once: what a page fetches later is here before it.
  loaders: [async () => ({ later: await loadEverythingLater() })],
  initialGlobals: { language: 'zh-Hans', theme: 'light', scenario: OWN_SCENARIO },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({
          value,
          title: { 'zh-Hans': '简体', 'zh-Hant': '繁體', en: 'English' }[value],
        })),
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'What is the matter with the shop, in the stories of the whole shop',
      toolbar: { title: 'Scenario', icon: 'beaker', items: [OWN_SCENARIO, ...SCENARIO_NAMES], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // Storybook pads by 1rem, which is 100 px here; stories of parts of a page bring their own room.
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(SIZES).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};
export default preview;
