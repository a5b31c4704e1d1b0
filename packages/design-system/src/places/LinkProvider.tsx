import type { Feature } from '@shop/contracts';
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';
import type { Place } from './places.ts';

export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export type ServerFeatures = Readonly<Partial<Record<Feature, boolean>>>;

/** How the app links: its URLs and its anchor component. By default links are plain anchors to `#name` (stories). */
export type Linking = {
  hrefOf: (place: Place) => string;
  Anchor: ComponentType<LinkComponentProps>;
  /**
   * What the server is known to have (true) and to lack (false); of others nothing is known. Without it the server has
   * every feature.
   */
  features?: ServerFeatures;
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

/** Whether the server is known to have a feature. Only then anything leads to its pages. */
export function useHasFeature(feature: Feature): boolean {
  const { features } = useLinking();
  return features === undefined || features[feature] === true;
}

/** Whether the server may have a feature, for the pages of the feature: it is not known to lack it. */
export const useMayHaveFeature = (feature: Feature): boolean => useLinking().features?.[feature] !== false;
