import type { Offer } from '@shop/contracts';
import { useId } from 'react';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import styles from './OfferChoice.module.css';
import { SoldOut } from './SoldOut.tsx';
import { nearestOffer, valuesOf } from './specifications.ts';

export type SpecificationChoiceProps = {
  specifications: readonly string[];
  /** Each names one value for each specification. */
  offers: readonly Offer[];
  chosen: Offer | undefined;
  onChoose: (uniqueId: string) => void;
  isPresale?: boolean | undefined;
};

/** One choice for each specification. An offer without stock can be chosen, and is marked. */
export function SpecificationChoice({ specifications, offers, chosen, onChoose, isPresale }: SpecificationChoiceProps) {
  const group = useId();
  const current = chosen && valuesOf(chosen);
  return specifications.map((specification, at) => (
    <fieldset key={specification} className={styles.kinds}>
      <legend>{specification}</legend>
      {[...new Set(offers.map((offer) => valuesOf(offer)[at] ?? ''))].map((value) => {
        const { uniqueId, stock } = nearestOffer(offers, current, { at, value });
        return (
          <ChoiceCard
            key={value}
            name={`${group}${at}`}
            value={uniqueId}
            isChosen={current?.[at] === value}
            onChoose={onChoose}
          >
            {value}
            {stock <= 0 ? <SoldOut isPresale={isPresale} /> : null}
          </ChoiceCard>
        );
      })}
    </fieldset>
  ));
}
