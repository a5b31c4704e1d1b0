import type { Fen } from '@shop/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { DescribedLine } from './DescribedLine.tsx';
import type { LineContext } from './line-context.ts';
import type { PickedLine } from './picked-line.ts';
import { messages } from './Request.messages.ts';
import { GoneLine, RequestLine } from './RequestLine.tsx';
import styles from './RequestPanel.module.css';
import type { RequestPanelProps } from './RequestPanel.tsx';

type RequestLinesProps = Pick<RequestPanelProps, 'lines' | 'parts' | 'photos' | 'isSignedIn' | 'wasTried'> & {
  /** How many particles are left. */
  left: number;
  unitPriceOf: (line: PickedLine) => Fen | undefined;
  context: LineContext;
};

/** The lines of the request, and the button that adds one for a part that is not in the inventory. */
export function RequestLines(props: RequestLinesProps) {
  const { lines, left, context } = props;
  const { box, expectDescription } = useFocusInNewDescription(lines.filter(({ kind }) => kind === 'described').length);
  const list = useFocusAfterRemoval<HTMLDivElement>(lines.length);
  useNewLineInSight(list, lines.length);
  const describe = () => {
    expectDescription();
    context.actions.onDescribe();
  };
  return (
    <div ref={list} className={styles.body}>
      {lines.length === 0 ? (
        <p className={styles.nothing}>
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <ul ref={box} className={styles.lines}>
          {lines.map((line) => (
            <AnyLine key={line.id} line={line} {...props} />
          ))}
        </ul>
      )}
      <Button
        data-remove
        look="text"
        className={styles.describe}
        icon={<Icon name="plus" size={16} />}
        disabled={left === 0}
        onClick={describe}
      >
        <FormattedMessage {...(left === 0 ? messages.describeFull : messages.describe)} />
      </Button>
    </div>
  );
}

function AnyLine({
  line,
  parts,
  photos,
  isSignedIn,
  wasTried,
  left,
  unitPriceOf,
  context,
}: RequestLinesProps & { line: PickedLine }) {
  if (line.kind === 'described') {
    return (
      <DescribedLine
        line={line}
        photo={photos[line.id]}
        isSignedIn={isSignedIn}
        most={left + line.quantity}
        unitPrice={unitPriceOf(line)}
        showsProblems={wasTried}
        context={context}
      />
    );
  }
  const part = parts.get(line.id);
  return part ? (
    <RequestLine line={line} part={part} context={context} />
  ) : (
    <GoneLine line={line} actions={context.actions} />
  );
}

/** A new description takes the focus, so that the shopper can write at once. */
function useFocusInNewDescription(count: number) {
  const box = useRef<HTMLUListElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current) box.current?.querySelectorAll<HTMLElement>('[data-described] textarea')[count - 1]?.focus();
    isExpected.current = false;
  }, [count]);
  return { box, expectDescription: () => void (isExpected.current = true) };
}

/** Where the panel scrolls by itself, a new line is scrolled into sight; the page stays where it is. */
function useNewLineInSight(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const panel = count > before.current ? list.current?.closest('section') : undefined;
    before.current = count;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [list, count]);
}
