import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Field } from '../../../elements/Field/Field.tsx';
import styles from './CodeField.module.css';
import { CodeStatus } from './CodeStatus.tsx';
import { lettersIn, placeAfter } from './grouped-caret.ts';
import type { CodeEntry } from './proof-form.ts';
import { messages } from './RepairProofScreen.messages.ts';

export type CodeFieldProps = {
  code: CodeEntry;
  /** Called with the text of the field; `code.shown` is then the same letters in groups. */
  onCode: (typed: string) => void;
  hasNoCode: boolean;
  onHasNoCode: (hasNoCode: boolean) => void;
  error: string | undefined;
  onCheckAgain: () => void;
};

/**
 * The anti-counterfeit code, put into groups as it is typed or pasted: the caret stays behind the letter that was typed.
 * Text of an input method is left alone until it is finished.
 */
export function CodeField({ code, onCode, hasNoCode, onHasNoCode, error, onCheckAgain }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const lettersBefore = useRef<number>(undefined);
  const [composed, setComposed] = useState<string>();
  useLayoutEffect(function placeCaret() {
    if (lettersBefore.current === undefined) return;
    const place = placeAfter(code.shown, lettersBefore.current);
    lettersBefore.current = undefined;
    input.current?.setSelectionRange(place, place);
  });
  const take = ({ value, selectionStart }: HTMLInputElement) => {
    setComposed(undefined);
    lettersBefore.current = lettersIn(value.slice(0, selectionStart ?? value.length));
    onCode(value);
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setComposed(target.value);
    else take(target);
  };
  const count = (
    <span className={styles.count}>
      <FormattedNumber value={lettersIn(code.shown)} /> / <FormattedNumber value={code.length} />
    </span>
  );
  return (
    <div className={styles.code}>
      {hasNoCode ? null : (
        <>
          <Field
            label={formatMessage(messages.code)}
            hint={formatMessage(messages.codeHint, { length: code.length })}
            error={error}
            aside={count}
          >
            {({ className, ...tie }) => (
              <input
                {...tie}
                ref={input}
                type="text"
                className={[className, styles.input].join(' ')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-required
                value={composed ?? code.shown}
                onChange={onChange}
                onCompositionEnd={(event) => take(event.currentTarget)}
              />
            )}
          </Field>
          <CodeStatus check={code.check} onCheckAgain={onCheckAgain} />
        </>
      )}
      <Checkbox label={<FormattedMessage {...messages.hasNoCode} />} isChecked={hasNoCode} onChange={onHasNoCode} />
    </div>
  );
}
