import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';
import type { Place } from './places.ts';

export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The app's way to link: its addresses and its anchor. Without one, links are plain anchors to `#name` (stories). */
export type Linking = { hrefOf: (place: Place) => string; Anchor: ComponentType<LinkComponentProps> };

const PlainAnchor = ({ children, ...anchor }: LinkComponentProps) => <a {...anchor}>{children}</a>;
const plain: Linking = {
  hrefOf: (place) =>
    `#${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)])).toString()}`,
  Anchor: PlainAnchor,
};

const LinkContext = createContext<Linking>(plain);

/** Lends the screens a link, so that they know neither a router nor an address. */
export function LinkProvider({ linking, children }: { linking: Linking; children: ReactNode }) {
  return <LinkContext value={linking}>{children}</LinkContext>;
}

export const useLinking = (): Linking => useContext(LinkContext);
