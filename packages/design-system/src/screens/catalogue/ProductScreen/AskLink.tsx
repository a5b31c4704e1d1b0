import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';

type AskLinkProps = {
  productId: string;
  isWide?: boolean;
  /** Opens the chat over the page; without it the link leads to the chat’s own page. */
  onAsk?: (() => void) | undefined;
  children: ReactNode;
};

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to the chat about a product. In a new tab or window it is a page. */
export function AskLink({ productId, isWide, onAsk, children }: AskLinkProps) {
  const open = (event: MouseEvent) => {
    if (!onAsk || opensElsewhere(event)) return;
    event.preventDefault();
    onAsk();
  };
  return (
    <ButtonLink to={{ name: 'chat', product: productId }} isWide={isWide} icon={<Icon name="chat" />} onClick={open}>
      {children}
    </ButtonLink>
  );
}
