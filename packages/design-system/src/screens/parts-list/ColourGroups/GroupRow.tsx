import type { ColourGroup, SystemVerdict } from '@shop/parts-list';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useColours } from '../colours.ts';
import { SYSTEM_NAMES } from '../system-names.ts';
import { ColourPair } from './ColourPair.tsx';
import { messages } from './ColourGroups.messages.ts';
import styles from './ColourGroups.module.css';
import { useNearness } from './use-nearness.ts';

const ARROW = 'M4 10h12M11.5 5.5 16 10l-4.5 4.5';
const LEAVE_OUT = 'leaveOut';

/** One colour that is not made, the colours that could replace it, and the choice to buy nothing. */
export function GroupRow({
  group,
  system,
  onTake,
}: {
  group: ColourGroup;
  system: SystemVerdict;
  onTake: (to: number | 'leaveOut' | undefined) => void;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const colours = useColours();
  const money = useMoney();
  const nearness = useNearness();
  const name = useId();
  const { colour, lines, pieces, picture, offers, tooFar, taken } = group;
  const wanted = colours.get(colour);
  const nameOf = (id: number) => colours.get(id)?.name ?? String(id);
  const code = system.name === 'name' || system.name === 'element' ? undefined : wanted?.codes[system.name];
  const chosen = taken === LEAVE_OUT ? LEAVE_OUT : taken?.colour;
  return (
    <fieldset tabIndex={-1} className={styles.group}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage {...messages.instead} values={{ colour: nameOf(colour) }} />
        </VisuallyHidden>
      </legend>
      <div className={styles.wanted}>
        {picture ? (
          <span className={styles.picture}>
            <ProductPicture picture={picture} alt="" />
          </span>
        ) : null}
        <div>
          <b>{nameOf(colour)}</b>{' '}
          {code && system.name in SYSTEM_NAMES ? (
            <span className={styles.code}>
              {SYSTEM_NAMES[system.name as keyof typeof SYSTEM_NAMES]} {code}
            </span>
          ) : null}
          <p className={styles.quiet}>
            <FormattedMessage {...messages.size} values={{ lines, pieces }} />
          </p>
          {taken === LEAVE_OUT || taken?.by === 'shopper' ? (
            <Button look="text" onClick={() => onTake(undefined)}>
              <FormattedMessage {...messages.undo} />
            </Button>
          ) : null}
        </div>
        <Icon path={ARROW} />
      </div>
      <div className={styles.options}>
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.colour}
            name={name}
            value={String(offer.colour)}
            isChosen={chosen === offer.colour}
            onChoose={() => onTake(offer.colour)}
          >
            <span className={styles.offer}>
              <ColourPair from={wanted?.hex} to={colours.get(offer.colour)?.hex} />
              <span className={styles.small}>
                <ProductPicture picture={offer.picture} alt="" ground="none" />
              </span>
              <span>
                <span className={styles.first}>
                  <b>{nameOf(offer.colour)}</b>{' '}
                  <b>
                    <FormattedMessage {...messages.from} values={{ price: money(offer.priceFrom) }} />
                  </b>
                </span>
                <span className={styles.quiet}>{nearness(offer)}</span>
                {offer.lines < lines ? (
                  <span className={styles.quiet}>
                    <FormattedMessage {...messages.serves} values={{ lines: offer.lines }} />
                  </span>
                ) : null}
              </span>
            </span>
          </ChoiceCard>
        ))}
        {tooFar || offers.length === 0 ? (
          <p className={styles.quiet}>
            {tooFar
              ? formatMessage(messages.tooFar, {
                  colour: nameOf(tooFar.colour),
                  difference: formatNumber(tooFar.difference, { maximumFractionDigits: 1 }),
                })
              : formatMessage(messages.nothing)}
          </p>
        ) : null}
        <ChoiceCard name={name} value={LEAVE_OUT} isChosen={chosen === LEAVE_OUT} onChoose={() => onTake(LEAVE_OUT)}>
          <FormattedMessage {...messages.leave} values={{ lines }} />
          <span className={styles.quiet}>
            <FormattedMessage {...messages.stays} values={{ pieces }} />
          </span>
        </ChoiceCard>
      </div>
    </fieldset>
  );
}
