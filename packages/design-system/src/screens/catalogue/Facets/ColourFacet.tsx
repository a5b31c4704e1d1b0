import type { Facets } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { PartFilter, Place } from '../../../places/places.ts';
import styles from './ColourFacet.module.css';
import { FacetGroup, FacetMore } from './FacetGroup.tsx';
import { messages } from './Facets.messages.ts';
import { isChosen, toggled } from './narrow.ts';

type Colour = Facets['colours'][number];
type Kind = 'solid' | 'clear' | 'shiny';

/** How many colours of each group are shown before "all colours": four rows of eight, then one row each. */
const SHOWN: Readonly<Record<Kind, number>> = { solid: 32, clear: 8, shiny: 8 };
const KINDS: readonly Kind[] = ['solid', 'clear', 'shiny'];

const kindOf = ({ picture }: Colour): Kind => {
  if (picture.kind === 'photo' || ['solid', 'rubber'].includes(picture.finish)) return 'solid';
  return ['transparent', 'milky', 'glitter'].includes(picture.finish) ? 'clear' : 'shiny';
};

export type ColourFacetProps = { colours: readonly Colour[]; filter: PartFilter; to: (filter: PartFilter) => Place };

/** Colours as swatches in three groups: solid, transparent, shiny. The most common first, the others on demand. */
export function ColourFacet({ colours, filter, to }: ColourFacetProps) {
  const chosen = filter.colours?.length ?? 0;
  const kinds = KINDS.map((kind) => {
    const ofKind = colours.filter((colour) => kindOf(colour) === kind);
    const shown = ofKind.filter((colour, at) => at < SHOWN[kind] || isChosen(filter, 'colours', colour.id));
    return { kind, shown, rest: ofKind.filter((colour) => !shown.includes(colour)) };
  });
  const rest = kinds.flatMap((kind) => kind.rest);
  const swatchList = (some: readonly Colour[]) => (
    <ul className={styles.swatches}>
      {some.map((colour) => (
        <li key={colour.id}>
          <ColourLink colour={colour} filter={filter} to={to} />
        </li>
      ))}
    </ul>
  );
  return (
    <FacetGroup
      title={messages.colour}
      aside={chosen > 0 ? <FormattedMessage {...messages.chosen} values={{ count: chosen }} /> : null}
    >
      {kinds.map(({ kind, shown }) =>
        shown.length === 0 ? null : (
          <div key={kind}>
            {kind === 'solid' ? null : (
              <h3 className={styles.kind}>
                <FormattedMessage {...messages[kind]} />
              </h3>
            )}
            {swatchList(shown)}
          </div>
        ),
      )}
      {rest.length > 0 ? (
        <FacetMore label={<FormattedMessage {...messages.allColours} values={{ count: colours.length }} />}>
          <div className={styles.rest}>{swatchList(rest)}</div>
        </FacetMore>
      ) : null}
    </FacetGroup>
  );
}

function ColourLink({
  colour: { id, name, picture, count },
  filter,
  to,
}: Omit<ColourFacetProps, 'colours'> & { colour: Colour }) {
  const { formatMessage, formatNumber } = useIntl();
  if (picture.kind === 'photo') return null;
  const isOn = isChosen(filter, 'colours', id);
  const isEmpty = count === 0 && !isOn;
  const swatch = <ColourSwatch hex={picture.hex} finish={picture.finish} name="" size="large" />;
  const label = `${name} ${formatNumber(count)} ${formatMessage(messages.parts)}`;
  if (isEmpty)
    return (
      <span className={styles.swatch} data-none role="img" aria-label={label} title={label}>
        {swatch}
      </span>
    );
  return (
    <Link
      to={to(toggled(filter, 'colours', id))}
      look="plain"
      className={styles.swatch}
      aria-label={label}
      title={label}
      aria-current={isOn ? 'true' : undefined}
      rel="nofollow"
    >
      {swatch}
    </Link>
  );
}
