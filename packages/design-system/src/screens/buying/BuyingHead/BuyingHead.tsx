import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Steps } from '../../../elements/Steps/Steps.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './BuyingHead.messages.ts';
import styles from './BuyingHead.module.css';

const STEPS = ['cart', 'confirm', 'pay', 'done'] as const;
export type BuyingStep = (typeof STEPS)[number];

export type BuyingHeadProps = {
  /** The step that the shopper is at; at `done` all of them are. */
  step: BuyingStep;
  /** Said as the page's title; without it the step's own name. */
  title?: string;
};

/** Top of a page on the way from the cart to the paid order: the path, the title, and how far it is. */
export function BuyingHead({ step, title }: BuyingHeadProps) {
  const { formatMessage } = useIntl();
  const names = STEPS.map((name) => formatMessage(messages[name]));
  const current = STEPS.indexOf(step);
  const cart: { label: string; to?: Place } = {
    label: formatMessage(messages.cart),
    ...(step === 'cart' ? {} : { to: { name: 'cart' } }),
  };
  const here = step === 'cart' ? [] : [{ label: title ?? names[current] ?? '' }];
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={[{ label: formatMessage(messages.home), to: { name: 'home' } }, cart, ...here]} />
      <div className={styles.row}>
        <h1>{title ?? names[current]}</h1>
        <Steps steps={names} current={step === 'done' ? STEPS.length : current} />
      </div>
    </header>
  );
}
