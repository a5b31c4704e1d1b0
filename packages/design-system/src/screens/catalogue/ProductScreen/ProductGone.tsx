import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import styles from './ProductGone.module.css';
import { messages } from './ProductScreen.messages.ts';
import type { ProductScreenProps } from './ProductScreen.tsx';

/** The product does not exist (any more); links to all parts and to the search. */
export function ProductGone({ breadcrumbs }: Pick<ProductScreenProps, 'breadcrumbs'>) {
  const intl = useIntl();
  return (
    <Page>
      <div className={styles.gone}>
        <Breadcrumbs crumbs={[...breadcrumbs, { label: intl.formatMessage(messages.gone) }]} />
        <div className={styles.scene}>
          <PartScene name="empty" />
        </div>
        <h1>
          <FormattedMessage {...messages.gone} />
        </h1>
        <p>
          <FormattedMessage {...messages.goneText} />
        </p>
        <p className={styles.actions}>
          <MainLink to={{ name: 'parts' }} text={messages.all} />
          <ButtonLink to={{ name: 'search', query: '' }} size="large" icon={<Icon name="search" />}>
            <FormattedMessage {...messages.search} />
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
