import { isScenario } from '@shop/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppWithStandIn } from './AppWithStandIn.tsx';
import { messageText } from './test-message-text.ts';
import { languageOf, ownFrame } from './test-own-frame.ts';
import { addressOfPage, type MessageIdOf, type PageAddress, type PageName } from './test-page-address.ts';
import type { AppliedScenario, StandInShop } from './test-shop.ts';

/** The scenario that is selected in the toolbar, if any. */
const selectedScenario = ({ scenario }: { scenario?: unknown }) =>
  typeof scenario === 'string' && isScenario(scenario) ? scenario : undefined;

/** What the files with stories of whole pages share; each adds its title. */
export const wholePage = {
  component: AppWithStandIn,
  args: { at: '/', scenarios: [], language: 'zh-Hans' },
  argTypes: { language: { table: { disable: true } }, arrange: { table: { disable: true } } },
  render: ({ at, scenarios, arrange }, { globals }) => {
    const scenario = selectedScenario(globals);
    const applied = scenario ? [{ name: scenario }] : scenarios;
    return <AppWithStandIn at={at} scenarios={applied} language={languageOf(globals)} arrange={arrange} />;
  },
  parameters: ownFrame,
} satisfies Meta<typeof AppWithStandIn>;
type Story = StoryObj<typeof wholePage>;

/** A page in a state of the stand-in shop, and how it is recognized. */
export type PageStory<Name extends PageName> = PageAddress<Name> & {
  scenarios?: readonly AppliedScenario[];
  /** Changes the shop after its scenarios, or stores what the shopper typed, before the page opens. */
  arrange?: (shop: StandInShop) => void;
  /** The message by which the story recognizes the page, from the message areas of its entry in the manifest. */
  shows: MessageIdOf<Name>;
};

/**
 * A story of a page of the route manifest, in a state of the stand-in shop. It waits until the page shows a message, in
 * the selected language. With a scenario of the toolbar the page may show something else, so nothing is checked.
 */
export function pageStory<Name extends PageName>(
  name: Name,
  { scenarios = [], arrange, shows, ...address }: PageStory<Name>,
): Story {
  return {
    args: { at: addressOfPage(name, address), scenarios, arrange },
    play: async ({ canvas, globals }) => {
      if (selectedScenario(globals)) return;
      const text = await messageText(shows, languageOf(globals));
      // Visible text or a label: a skeleton has its text in `aria-label` only.
      const isShown = (ownText: string, element: Element | null) =>
        [ownText, element?.getAttribute('aria-label'), element?.textContent].includes(text);
      await waitFor(() => expect(canvas.queryAllByText(isShown)).not.toHaveLength(0), { timeout: 8000 });
    },
  };
}
