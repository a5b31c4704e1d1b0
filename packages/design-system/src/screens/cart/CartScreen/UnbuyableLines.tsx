import type { CartLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { isDeleted } from '../../../commerce/PartName/is-deleted.ts';
import { LineColour, PartName, PartThumbnail, useLineName } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './CartScreen.messages.ts';
import { LineActions } from './LineActions.tsx';
import styles from './UnbuyableLines.module.css';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';

export type UnbuyableLinesProps = {
  lines: readonly CartLine[];
  busyLines: ReadonlySet<string>;
  onRemove: (lines: readonly CartLine[]) => void;
  /** Absent for visitors. */
  onMoveToFavourites?: ((lines: readonly CartLine[]) => void) | undefined;
};

/** Why a line cannot be bought. Without its stock the server has not said why. */
type Reason = 'deleted' | 'soldOut' | 'offSale' | 'notNow';
function reasonOf(line: CartLine): Reason {
  if (isDeleted(line)) return 'deleted';
  if (line.stock === undefined) return 'notNow';
  return line.stock === 0 ? 'soldOut' : 'offSale';
}

/** The lines that cannot be bought now, in a separate list, each with the reason and links to alternatives. */
export function UnbuyableLines({ lines, busyLines, onRemove, onMoveToFavourites }: UnbuyableLinesProps) {
  const list = useFocusAfterRemoval<HTMLUListElement>(lines.length);
  const known = lines.filter((line) => reasonOf(line) !== 'deleted');
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>
          <FormattedMessage {...messages.unbuyable} values={{ kinds: lines.length }} />
        </h2>
        <span className={styles.quiet}>
          <FormattedMessage {...messages.notCounted} />
        </span>
        <span className={styles.clear}>
          {known.length > 0 && onMoveToFavourites ? (
            <Button look="text" onClick={() => onMoveToFavourites(known)}>
              <FormattedMessage {...messages.moveAll} />
            </Button>
          ) : null}
          <Button look="text" onClick={() => onRemove(lines)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        </span>
      </div>
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <UnbuyableLine
            key={line.id}
            line={line}
            isBusy={busyLines.has(line.id)}
            onRemove={() => onRemove([line])}
            onMoveToFavourites={onMoveToFavourites && (() => onMoveToFavourites([line]))}
          />
        ))}
      </ul>
    </section>
  );
}

function UnbuyableLine({
  line,
  isBusy,
  onRemove,
  onMoveToFavourites,
}: {
  line: CartLine;
  isBusy: boolean;
  onRemove: () => void;
  onMoveToFavourites: (() => void) | undefined;
}) {
  const part = useLineName()(line);
  const reason = reasonOf(line);
  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <span className={styles.picture}>
        <PartThumbnail line={line} size="medium" />
      </span>
      <PartName line={line} isLinked={reason === 'soldOut' || reason === 'notNow'} />
      <div>
        <p className={styles.reason} data-reason={reason}>
          <Icon name={reason === 'soldOut' ? 'package' : 'info'} size={16} />
          <FormattedMessage {...messages[reason]} />
        </p>
        <p className={styles.quantity}>
          <LineColour line={line} />
          <FormattedMessage {...messages.quantity} values={{ quantity: line.quantity }} />
        </p>
      </div>
      <div className={styles.links}>
        {reason === 'soldOut' ? (
          <ButtonLink to={{ name: 'product', id: line.productId }}>
            <FormattedMessage {...messages.otherColours} />
          </ButtonLink>
        ) : null}
        {reason === 'offSale' ? (
          <ButtonLink to={{ name: 'search', query: line.name }}>
            <FormattedMessage {...messages.similar} />
          </ButtonLink>
        ) : null}
        <LineActions
          part={part}
          onMoveToFavourites={reason === 'deleted' ? undefined : onMoveToFavourites}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
}
