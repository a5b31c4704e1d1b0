import type { KeywordPiece } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages as facetMessages } from '../Facets/Facets.messages.ts';
import { messages as chipMessages } from '../Facets/FilterChips.messages.ts';
import chips from '../Facets/FilterChips.module.css';
import { withChange } from '../Facets/narrow.ts';
import { placeOfPieces, type ReadSearch } from './marked-by.ts';
import { messages } from './QueryReading.messages.ts';
import styles from './QueryReading.module.css';
import { shortQuery } from './short-query.ts';

type QueryReadingProps = { reading: readonly KeywordPiece[]; filter: ReadSearch['filter'] };

/** How the query was read, each piece with a link to the search without it; and a question where a colour is unclear. */
export function QueryReading({ reading, filter }: QueryReadingProps) {
  const intl = useIntl();
  const id = useId();
  const unclear = reading.find(({ colours }) => colours.length > 1);
  const nameOf = ({ text, colours, size }: KeywordPiece) => {
    const [colour, ...others] = colours;
    if (colour && others.length === 0) return colour.name;
    const [width = 0, length = 0] = size?.split('x').map(Number) ?? [];
    return size ? intl.formatMessage(facetMessages.sizeName, { width, length }) : shortQuery(text);
  };
  if (reading.length === 0) return null;
  return (
    <>
      <div className={styles.reading}>
        <span id={id}>
          <FormattedMessage {...messages.readAs} />
        </span>
        <ul className={chips.chips} aria-labelledby={id}>
          {reading.map((piece, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no state; a query may repeat a word
            <li key={at}>
              <Link
                to={placeOfPieces(
                  reading.filter((other) => other !== piece),
                  filter,
                )}
                look="plain"
                className={chips.chip}
                aria-label={intl.formatMessage(chipMessages.remove, { name: nameOf(piece) })}
                rel="nofollow"
                data-remove
              >
                {piece.colours.length === 1 ? <Swatch colour={piece.colours[0]} /> : null}
                {nameOf(piece)}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {unclear ? <ColourQuestion unclear={unclear} reading={reading} filter={filter} /> : null}
    </>
  );
}

/** The colours that a piece may mean; the choice becomes a filter, and the piece leaves the query. */
function ColourQuestion({ unclear, reading, filter }: QueryReadingProps & { unclear: KeywordPiece }) {
  const id = useId();
  const rest = reading.filter((piece) => piece !== unclear);
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage {...messages.which} values={{ text: shortQuery(unclear.text) }} />
      </h2>
      <ul>
        {unclear.colours.map((colour) => (
          <li key={colour.id}>
            <Link
              to={placeOfPieces(rest, { ...withChange(filter, { colours: [colour.id] }), sort: filter.sort })}
              look="plain"
              className={styles.colour}
              rel="nofollow"
            >
              <Swatch colour={colour} />
              {colour.name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage {...messages.choose} />
      </p>
    </section>
  );
}

const Swatch = ({ colour }: { colour: KeywordPiece['colours'][number] | undefined }) =>
  colour?.picture.kind === 'part' ? (
    <ColourSwatch hex={colour.picture.hex} finish={colour.picture.finish} name="" />
  ) : null;
