import type { ExportForm, ExportScope, ListSummary } from '@shop/parts-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useBucketMessages } from '../BucketLabel/use-bucket-messages.ts';

import styles from '../dialogs.module.css';
import { scopesOf } from './export-counts.ts';
import { messages } from './ExportDialog.messages.ts';

export type ExportDialogProps = {
  summary: Pick<ListSummary, 'buckets' | 'total' | 'buying'>;
  /** The preselected scope. @default what is not bought, or everything if all lines are bought */
  scope?: ExportScope;
  exporting?: 'busy' | 'failed';
  onExport: (choice: { scope: ExportScope; form: ExportForm }) => void;
  onClose: () => void;
};

/** Names of formats, the same in every language. */
const FORMS: Readonly<Record<ExportForm, string>> = {
  rebrickable: 'Rebrickable CSV',
  bricklink: 'BrickLink XML',
  pab: 'Pick a Brick CSV',
  xlsx: 'Excel xlsx',
};

/** Exports a part of the list to a file: which lines, and in which format. */
export function ExportDialog({ summary, scope: first, exporting, onExport, onClose }: ExportDialogProps) {
  const { formatMessage } = useIntl();
  const scopes = scopesOf(summary);
  const [wanted, setWanted] = useState(first);
  const [form, setForm] = useState<ExportForm>('rebrickable');
  const scope = (scopes.find((one) => one.scope === wanted) ?? scopes[0])?.scope;
  const scopeMessages = { ...useBucketMessages(), rest: messages.rest, all: messages.all };
  const write = () => {
    if (scope && exporting !== 'busy') onExport({ scope, form });
  };
  return (
    <Dialog
      title={formatMessage(messages.title)}
      onLeave={onClose}
      onSubmit={write}
      footer={
        <>
          <Button type="submit" look="main" size="large" isBusy={exporting === 'busy'} disabled={!scope}>
            <FormattedMessage {...messages.download} />
          </Button>
          <Button size="large" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </>
      }
    >
      <FieldGroup role="radiogroup" label={formatMessage(messages.scope)}>
        <div className={styles.pair}>
          {scopes.map((one) => (
            <ChoiceCard
              key={one.scope}
              name="scope"
              value={one.scope}
              isChosen={one.scope === scope}
              onChoose={() => setWanted(one.scope)}
            >
              <span className={styles.card}>
                <FormattedMessage {...scopeMessages[one.scope]} />
                <span className={styles.quiet}>
                  <FormattedMessage
                    {...(one.lines === undefined ? messages.restNote : messages.count)}
                    values={{ lines: one.lines }}
                  />
                </span>
              </span>
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup role="radiogroup" label={formatMessage(messages.form)}>
        <div className={styles.pair}>
          {(Object.keys(FORMS) as ExportForm[]).map((one) => (
            <ChoiceCard key={one} name="form" value={one} isChosen={one === form} onChoose={() => setForm(one)}>
              <b>{FORMS[one]}</b>
              <span className={styles.card}>
                <span className={styles.quiet}>
                  <FormattedMessage {...messages[one]} />
                </span>
              </span>
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
      {exporting === 'failed' ? (
        <Notice tone="red">
          <FormattedMessage {...messages.failed} />
        </Notice>
      ) : null}
    </Dialog>
  );
}
