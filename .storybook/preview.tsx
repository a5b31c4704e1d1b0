import { DEFAULT_LANGUAGE, LANGUAGES, languageSettings, type Language } from '@shop/contracts/language';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ClockProvider, MessagesProvider } from '@shop/design-system';
import '@shop/design-system/base.css';
import { allMessages } from '@shop/design-system/messages/all-messages';
import { OWN_SCENARIO, SCENARIO_NAMES } from './scenario-names.ts';

/** A running clock in the year of the fixtures, so that their dates are shown alike in every year. */
const clockOfFixtures = () => new Date(Date.now()).setUTCFullYear(2026);

/**
 * Sets the language and theme of the document, as the real page does, so that screen readers and styles follow them.
 */
function Page({ language, theme, children }: { language: Language; theme: string; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <div lang={language}>
      <MessagesProvider key={language} language={language} messages={allMessages[language]}>
        <ClockProvider value={clockOfFixtures}>{children}</ClockProvider>
      </MessagesProvider>
    </div>
  );
}

/** A story of the whole shop provides its own messages and sets its own language. */
function Themed({ theme, children }: { theme: string; children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

/**
 * The theme of a story. The test-runner shows every other one in the dark theme, by the letters of its id, so that axe
 * checks the states of each component in both themes in the time of one.
 */
function themeOf({ id, globals, storyGlobals }: Parameters<Decorator>[1]): string {
  const isDark = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;
  // Added by the test-runner to the page that is open already.
  const isTested = navigator.userAgent.includes('StorybookTestRunner') && storyGlobals.theme === undefined;
  if (isTested) return isDark ? 'dark' : 'light';
  return (globals.theme as string | undefined) ?? 'light';
}

const withPage: Decorator = (Story, context) => {
  const { globals, parameters } = context;
  const theme = themeOf(context);
  if (parameters.ownFrame) {
    return (
      <Themed theme={theme}>
        <Story />
      </Themed>
    );
  }
  return (
    <Page language={(globals.language as Language | undefined) ?? DEFAULT_LANGUAGE} theme={theme}>
      <Story />
    </Page>
  );
};

// Stories are complete at once: what loads when it is scrolled into view (`WhenInView`) is shown from the beginning.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

const SIZES = { phone: 390, tablet: 768, laptop: 992, desktop: 1200, wide: 1440 };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPage],
  initialGlobals: { language: DEFAULT_LANGUAGE, theme: 'light', scenario: OWN_SCENARIO },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: languageSettings[value].name })),
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'State of the stand-in shop, in the stories of the whole shop',
      toolbar: { title: 'Scenario', icon: 'beaker', items: [OWN_SCENARIO, ...SCENARIO_NAMES], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // Storybook pads by 1rem, which is 100 px here; stories of elements set their own padding.
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
