import type { Feature } from '@shop/contracts';
import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';
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

const LinkContext = createContext<Pick<Linking, 'hrefOf' | 'Anchor'>>(plain);
/** Apart from the links: what the server has is learnt while a page is shown, and it may have hundreds of links. */
const FeaturesContext = createContext<ServerFeatures | undefined>(undefined);

/** Provides the link component, so that screens depend on neither a router nor URLs. */
export function LinkProvider({ linking, children }: { linking: Linking; children: ReactNode }) {
  const { hrefOf, Anchor, features } = linking;
  const links = useMemo(() => ({ hrefOf, Anchor }), [hrefOf, Anchor]);
  return (
    <LinkContext value={links}>
      <FeaturesContext value={features}>{children}</FeaturesContext>
    </LinkContext>
  );
}

export const useLinking = () => useContext(LinkContext);
const useFeatures = (): ServerFeatures | undefined => useContext(FeaturesContext);

/** Whether the server is known to have a feature. Only then anything leads to its pages. */
export function useHasFeature(feature: Feature): boolean {
  const features = useFeatures();
  return features === undefined || features[feature] === true;
}

/** Whether the server may have a feature, for the pages of the feature: it is not known to lack it. */
export const useMayHaveFeature = (feature: Feature): boolean => useFeatures()?.[feature] !== false;
