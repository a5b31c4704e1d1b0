import { FormattedMessage } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './BuyBar.messages.ts';
import styles from './BuyBar.module.css';
import { CHOICE_ID } from './choice-id.ts';
import type { ProductChoice } from './purchase-status.ts';

/** Scrolls to the colours and moves the focus to the chosen one. */
function showChoice() {
  const choice = document.getElementById(CHOICE_ID);
  choice?.scrollIntoView?.();
  const radio =
    choice?.querySelector<HTMLElement>('input:checked') ?? choice?.querySelector<HTMLElement>('[type=radio]');
  radio?.focus({ preventScroll: true });
}

/** The chosen colour as a button that leads to all colours; nothing for a product with a single variant. */
export function ChosenOffer({ product, offer }: ProductChoice) {
  if (product.offers.length === 0) return null;
  const { picture } = offer ?? {};
  return (
    <button type="button" className={styles.offer} onClick={showChoice}>
      {picture?.kind === 'part' ? <ColourSwatch hex={picture.hex} finish={picture.finish} name="" /> : null}
      {offer ? (
        <>
          <span className={styles.name}>{offer.name}</span>
          <VisuallyHidden>
            <FormattedMessage {...messages.change} />
          </VisuallyHidden>
        </>
      ) : (
        <FormattedMessage {...(product.part ? messages.colour : messages.kind)} />
      )}
    </button>
  );
}
