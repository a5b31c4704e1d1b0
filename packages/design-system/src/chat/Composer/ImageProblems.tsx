import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ToolButton } from '../ToolButton/ToolButton.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';

/** A file that was not taken. */
export type ImageProblem = { fileName: string; why: 'wrongKind' | 'tooLarge' };

export type ImageProblemsProps = { problems: readonly ImageProblem[]; onDismiss: () => void };

/** Spec section 9. */
const MAX_MEGABYTES = 5;

/** Says which files were not sent and why, until it is put away or other files are chosen. */
export function ImageProblems({ problems, onDismiss }: ImageProblemsProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      {problems.length > 0 ? (
        <div className={styles.problems}>
          <Icon name="alert" size={16} />
          <ul>
            {problems.map(({ fileName, why }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list is replaced as a whole
              <li key={place}>
                <b>{fileName}</b> <FormattedMessage {...messages[why]} values={{ megabytes: MAX_MEGABYTES }} />
              </li>
            ))}
          </ul>
          <ToolButton label={intl.formatMessage(messages.dismiss)} onClick={onDismiss}>
            <Icon name="close" size={16} />
          </ToolButton>
        </div>
      ) : null}
    </div>
  );
}
