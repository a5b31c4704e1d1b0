import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Steps } from '../../elements/Steps/Steps.tsx';
import type { Place } from '../../places/places.ts';
import { messages } from './CheckoutHead.messages.ts';
import styles from './CheckoutHead.module.css';

const STEPS = ['cart', 'confirm', 'pay', 'done'] as const;
export type CheckoutStep = (typeof STEPS)[number];

export type CheckoutHeadProps = {
  /** The current step; with `done` all are complete. */
  step: CheckoutStep;
  /** The page title; by default the name of the step. */
  title?: string;
};

/** The top of a page between cart and paid order: breadcrumbs, title and steps. */
export function CheckoutHead({ step, title }: CheckoutHeadProps) {
  const { formatMessage } = useIntl();
  const names = STEPS.map((name) => formatMessage(messages[name]));
  const current = STEPS.indexOf(step);
  const isCart = step === 'cart';
  const cart: { label: string; to?: Place } = {
    label: formatMessage(messages.cart),
    to: isCart ? undefined : { name: 'cart' },
  };
  const currentCrumb = isCart ? [] : [{ label: title ?? names[current] ?? '' }];
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={[{ label: formatMessage(messages.home), to: { name: 'home' } }, cart, ...currentCrumb]} />
      <div className={styles.row}>
        <h1>{title ?? names[current]}</h1>
        <Steps steps={names} current={step === 'done' ? STEPS.length : current} />
      </div>
    </header>
  );
}
