import type { Offer } from '@shop/contracts';
import { memo, useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { ColourPicker, type ColourChoice } from '../../../elements/ColourPicker/ColourPicker.tsx';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import styles from './OfferChoice.module.css';
import { messages as decisionMessages } from './decision.messages.ts';
import { messages } from './ProductScreen.messages.ts';
import type { ProductScreenProps } from './ProductScreen.tsx';
import { SoldOut } from './SoldOut.tsx';
import { useMarkedChoice } from './use-marked-choice.ts';
import { SpecificationChoice } from './SpecificationChoice.tsx';
import { isPerSpecification } from './specifications.ts';

export type OfferChoiceProps = {
  /** The names of the choices; without them the choice is called a kind. */
  specifications?: readonly string[] | undefined;
  offers: readonly Offer[];
  chosen: Offer | undefined;
  onChoose: (uniqueId: string) => void;
  /** Whether what is left is the quota of a presale, not stock. */
  isPresale?: boolean;
} & Pick<ProductScreenProps, 'compareShades'>;

/**
 * The colours of a part as swatches; for products with photos, the variants by name, or one choice for each of their
 * specifications. Renders nothing for a product with a single variant.
 */
export const OfferChoice = memo(function OfferChoice({
  specifications,
  offers,
  chosen: shown,
  onChoose: onChosen,
  isPresale,
  compareShades,
}: OfferChoiceProps) {
  const intl = useIntl();
  const group = useId();
  const [isComparing, setComparing] = useState(false);
  const [marked, onChoose] = useMarkedChoice(shown?.uniqueId ?? '', onChosen);
  const chosen = offers.find(({ uniqueId }) => uniqueId === marked);
  const colours = useMemo(
    () =>
      offers.flatMap(({ uniqueId, name, picture, stock }): ColourChoice[] =>
        picture.kind === 'part'
          ? [{ id: uniqueId, name, hex: picture.hex, finish: picture.finish, isOut: stock <= 0 }]
          : [],
      ),
    [offers],
  );
  if (offers.length === 0) return null;
  if (colours.length < offers.length && specifications && isPerSpecification(specifications, offers)) {
    return <SpecificationChoice {...{ specifications, offers, chosen, onChoose, isPresale }} />;
  }
  if (colours.length < offers.length) {
    return (
      <fieldset className={styles.kinds}>
        <legend>{specifications?.join(' / ') ?? <FormattedMessage {...messages.kind} />}</legend>
        {offers.map(({ uniqueId, name, stock }) => (
          <ChoiceCard
            key={uniqueId}
            name={group}
            value={uniqueId}
            isChosen={uniqueId === chosen?.uniqueId}
            onChoose={onChoose}
          >
            {name}
            {stock <= 0 ? <SoldOut isPresale={isPresale} /> : null}
          </ChoiceCard>
        ))}
      </fieldset>
    );
  }
  const hasOut = colours.some(({ isOut }) => isOut);
  const shape = offers[0]?.picture.kind === 'part' ? offers[0].picture.shape : '';
  return (
    <div>
      <ColourPicker
        legend={intl.formatMessage(messages.colour)}
        colours={colours}
        chosen={chosen?.uniqueId ?? ''}
        onChoose={onChoose}
        outName={isPresale ? decisionMessages.fullColour : undefined}
      />
      <div className={styles.note}>
        <span>
          <FormattedMessage
            {...(hasOut ? messages.colourCountOut : messages.colourCount)}
            values={{ count: colours.length, isPresale }}
          />
        </span>
        {chosen?.code ? <span className={styles.code}>{chosen.code}</span> : null}
        {compareShades && colours.length > 1 ? (
          <Button size="small" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
            <FormattedMessage {...messages.compareShades} />
          </Button>
        ) : null}
      </div>
      {compareShades && isComparing ? (
        <Extra fallback={<FailureNote failure={{ kind: 'offline' }} />}>
          {compareShades({ shape, colours, chosen: chosen?.uniqueId ?? '', onChoose })}
        </Extra>
      ) : null}
    </div>
  );
});
