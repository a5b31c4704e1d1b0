import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './FormatTable.messages.ts';
import styles from './UploadScreen.module.css';

/** Beside what the shop asks for (the first three), what builders bring from elsewhere. */
const FORMATS = [
  ['bom', '.xlsx .csv'],
  ['batch', '.xlsx .csv'],
  ['csv', '.csv .txt'],
  ['bricklink', '.xml'],
  ['brickstore', '.bsx'],
  ['ldraw', '.ldr .mpd .dat'],
  ['studio', '.io'],
] as const;

/** What can be read, and the template for whoever starts from nothing. */
export function FormatTable({ onTemplate }: { onTemplate: () => void }) {
  return (
    <section>
      <div className={styles.heading}>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <Button look="text" onClick={onTemplate}>
          <FormattedMessage {...messages.template} />
        </Button>
      </div>
      <table className={styles.formats}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.source} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.endings} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.note} />
            </th>
          </tr>
        </thead>
        <tbody>
          {FORMATS.map(([format, endings]) => (
            <tr key={format}>
              <th scope="row">
                <FormattedMessage {...messages[format]} />
              </th>
              <td className={styles.endings}>{endings}</td>
              <td className={styles.note}>
                <FormattedMessage {...messages[`${format}Note`]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
