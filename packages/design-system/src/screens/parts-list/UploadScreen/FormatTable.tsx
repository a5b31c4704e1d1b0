import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './FormatTable.messages.ts';
import styles from './UploadScreen.module.css';

/** The formats of the shop (the first three), and those of other tools. */
const FORMATS = [
  ['bom', '.xlsx .csv'],
  ['batch', '.xlsx .csv'],
  ['csv', '.csv .txt'],
  ['bricklink', '.xml'],
  ['brickstore', '.bsx'],
  ['ldraw', '.ldr .mpd .dat'],
  ['studio', '.io'],
] as const;

/** The supported formats, and the template to start a new list. */
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
