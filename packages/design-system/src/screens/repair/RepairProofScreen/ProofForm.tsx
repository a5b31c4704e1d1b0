import type { Eligibility, RepairSet, RepairTerms } from '@shop/contracts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { lettersIn } from './grouped-caret.ts';
import { missingParts, proofProblems, type CodeEntry, type ProofForm as Form, type ProofPart } from './proof-form.ts';
import { ProofSummary } from './ProofSummary.tsx';
import { PurchaseFields } from './PurchaseFields.tsx';
import { messages } from './RepairProofScreen.messages.ts';
import styles from './RepairProofScreen.module.css';
import { VoucherField, type VoucherFieldProps } from './VoucherField.tsx';

export type ProofFormProps = Omit<VoucherFieldProps, 'error'> & {
  set: RepairSet;
  terms: RepairTerms;
  /** Whether the request is free, by what is filled in. */
  eligibility: Eligibility;
  form: Form;
  onForm: (change: Partial<Form>) => void;
  code: CodeEntry;
  /** Called with the text of the field. */
  onCode: (typed: string) => void;
  onCheckAgain: () => void;
  /** The current day of the shop, `2026-11-20`. */
  today: string;
  /** Called when everything is filled in. */
  onContinue: () => void;
};

/** Shown while typing: waiting for the end would not help. */
const EARLY = new Set(['futureDate', 'codeLetters', 'codeTooLong', 'codeCheck']);

/** The form. Other problems are shown at their fields after the first try to go on. */
export function ProofForm({ form, onForm, code, today, images, ...props }: ProofFormProps) {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problems = proofProblems({ form, code, images, today });
  const missing = missingParts(problems);
  const typed = lettersIn(code.shown);
  const day = dayOf(props.eligibility);
  const errorOf = (part: ProofPart) => {
    const problem = problems[part];
    if (!problem || problem === 'codeChecking' || !(wasSubmitted || EARLY.has(problem))) return undefined;
    const values = { letters: code.foreignLetters, length: code.length, count: Math.abs(code.length - typed) };
    return formatMessage(messages[problem], values);
  };
  const focusOn = (part: ProofPart) => {
    const field = element.current?.querySelector(`[data-part='${part}']`);
    field?.querySelector<HTMLElement>('input:not([hidden]), a, button')?.focus();
  };
  const submit = () => {
    setWasSubmitted(true);
    const [first] = missing;
    if (first) focusOn(first);
    else props.onContinue();
  };
  return (
    <form
      ref={element}
      className={styles.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.fields}>
        <PurchaseFields
          form={form}
          onForm={onForm}
          window={day === undefined ? undefined : { day, days: props.terms.windowDays }}
          today={today}
          errorOf={errorOf}
        />
        <div data-part="code">
          <CodeField
            code={code}
            onCode={props.onCode}
            hasNoCode={form.hasNoCode}
            onHasNoCode={(hasNoCode) => onForm({ hasNoCode })}
            error={errorOf('code')}
            onCheckAgain={props.onCheckAgain}
          />
        </div>
        <div data-part="voucher" className={styles.voucher}>
          <VoucherField {...props} images={images} error={errorOf('voucher')} />
        </div>
        <div data-part="contact">
          <TextField
            label={formatMessage(messages.contact)}
            hint={formatMessage(messages.contactHint)}
            error={errorOf('contact')}
            required
            value={form.contact}
            onChange={(contact) => onForm({ contact })}
          />
        </div>
      </div>
      <ProofSummary
        set={props.set}
        terms={props.terms}
        eligibility={props.eligibility}
        boughtOn={form.boughtOn}
        missing={missing}
        onPart={focusOn}
      />
    </form>
  );
}

/** Days since the purchase, where they matter: in a priced region they do not. */
function dayOf(eligibility: Eligibility): number | undefined {
  if (eligibility.kind === 'refused' || (eligibility.kind === 'paid' && eligibility.reason === 'regionPaid'))
    return undefined;
  return eligibility.day;
}
