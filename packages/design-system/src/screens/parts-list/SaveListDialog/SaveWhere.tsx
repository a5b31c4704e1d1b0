import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import styles from '../dialogs.module.css';
import { messages } from './SaveListDialog.messages.ts';
import type { SaveListDialogProps } from './SaveListDialog.tsx';

/** A new list, or in place of the list with `id`, which is '' until it is chosen. */
export type Where = { how: 'asNew' } | { how: 'inPlace'; id: string };

type SaveWhereProps = Pick<SaveListDialogProps, 'lists'> & {
  where: Where;
  onWhere: (where: Where) => void;
  /** Whether a missing choice is shown as an error. */ showsError: boolean;
};

/** The choice where to save the list; hidden if the shopper has no saved lists. */
export function SaveWhere({ lists, where, onWhere, showsError }: SaveWhereProps) {
  const { formatMessage } = useIntl();
  if (lists.state === 'failed') {
    return (
      <p className={styles.quiet}>
        <FormattedMessage {...messages.listsFailed} />
      </p>
    );
  }
  const known = lists.state === 'ready' ? lists.value : [];
  if (known.length === 0) return null;
  return (
    <>
      <FieldGroup role="radiogroup" label={formatMessage(messages.where)}>
        <div className={styles.pair}>
          {(['asNew', 'inPlace'] as const).map((how) => (
            <ChoiceCard
              key={how}
              name="where"
              value={how}
              isChosen={where.how === how}
              onChoose={() => onWhere(how === 'asNew' ? { how } : { how, id: '' })}
            >
              <FormattedMessage {...messages[how]} />
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
      {where.how === 'inPlace' ? (
        <SelectField
          label={formatMessage(messages.which)}
          placeholder={formatMessage(messages.whichHint)}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          value={where.id}
          onChange={(id) => onWhere({ how: 'inPlace', id })}
          {...(showsError && !where.id ? { error: formatMessage(messages.whichNeeded) } : {})}
        />
      ) : null}
    </>
  );
}
