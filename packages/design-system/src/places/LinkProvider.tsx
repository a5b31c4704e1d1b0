import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';
import type { Place } from './places.ts';

export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * What only some servers have: the repair service, finding the parts of a list in one call (without it a list is
 * searched part by part), and lists that the shop saves.
 */
export type Feature = 'repair' | 'listMatching' | 'savedLists';

/** How the app links: its URLs and its anchor component. By default links are plain anchors to `#name` (stories). */
export type Linking = {
  hrefOf: (place: Place) => string;
  Anchor: ComponentType<LinkComponentProps>;
  /** Features that the server is known to lack: nothing leads to them. */
  absent?: readonly Feature[];
};

const PlainAnchor = ({ children, ...anchor }: LinkComponentProps) => <a {...anchor}>{children}</a>;
const plain: Linking = {
  hrefOf: (place) =>
    `#${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)])).toString()}`,
  Anchor: PlainAnchor,
};

const LinkContext = createContext<Linking>(plain);

/** Provides the link component, so that screens depend on neither a router nor URLs. */
export function LinkProvider({ linking, children }: { linking: Linking; children: ReactNode }) {
  return <LinkContext value={linking}>{children}</LinkContext>;
}

export const useLinking = (): Linking => useContext(LinkContext);

/** Whether the server may have a feature: it is not known to lack it. */
export const useHasFeature = (feature: Feature): boolean => !useLinking().absent?.includes(feature);
