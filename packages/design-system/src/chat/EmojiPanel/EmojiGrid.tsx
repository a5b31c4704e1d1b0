import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Emoji } from '../emoji/Emoji.tsx';
import { EMOJI, type EmojiName } from '../emoji/emoji-names.ts';
import { useTouchScreen } from '../../use-touch-screen.ts';
import { emojiName } from '../emoji/spoken.ts';
import styles from './EmojiPanel.module.css';
import { stepInGrid } from './step-in-grid.ts';

export type EmojiGridProps = {
  label: string;
  /** The active cell: the only one in the tab order. */
  active: EmojiName;
  onMove: (name: EmojiName) => void;
  onChoose: (name: EmojiName) => void;
  /** Below the grid while the pointer is on no emoji. */
  hint: ReactNode;
};

/** As many cells as fit in a row on a screen of 320 px: of 36 px, or of 44 px for a finger. */
const COLUMNS = { mouse: 8, touch: 6 };
const rowsOf = (columns: number) =>
  Array.from({ length: Math.ceil(EMOJI.length / columns) }, (_, row) =>
    EMOJI.slice(row * columns, (row + 1) * columns),
  );

/** The emoji as a grid: arrow keys move, Enter or Space chooses. */
export function EmojiGrid({ label, active, onMove, onChoose, hint }: EmojiGridProps) {
  const intl = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<EmojiName>();
  const columns = COLUMNS[useTouchScreen() ? 'touch' : 'mouse'];
  const cellOf = (name: EmojiName) => grid.current?.querySelector<HTMLButtonElement>(`[data-name="${name}"]`);

  useEffect(function takeFocusOfOpenPopup() {
    // The popup has the focus if it was opened before the grid was loaded.
    const takeFocus = () => {
      const { activeElement } = document;
      if (activeElement === document.body || !activeElement?.contains(grid.current)) return;
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    takeFocus();
    // It gets the focus a frame after it was opened, which may be later than the grid.
    const frame = requestAnimationFrame(takeFocus);
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepInGrid(
      EMOJI.indexOf(active),
      { key: event.key, isCtrl: event.ctrlKey || event.metaKey },
      columns,
      EMOJI.length,
    );
    const name = next === undefined ? undefined : EMOJI[next];
    if (!name) return;
    event.preventDefault();
    onMove(name);
    setPointed(name);
    cellOf(name)?.focus();
  };

  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(undefined)}
      >
        {rowsOf(columns).map((row) => (
          <div key={row[0]} role="row" className={styles.row}>
            {row.map((name) => (
              <div key={name} role="gridcell">
                <button
                  type="button"
                  className={styles.cell}
                  data-name={name}
                  tabIndex={name === active ? 0 : -1}
                  aria-label={emojiName(intl, name)}
                  onPointerEnter={() => setPointed(name)}
                  onFocus={() => {
                    onMove(name);
                    setPointed(name);
                  }}
                  onClick={() => onChoose(name)}
                >
                  <Emoji name={name} isDecorative />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.name} aria-hidden="true">
        {pointed ? emojiName(intl, pointed) : hint}
      </p>
    </>
  );
}
