import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ParticleMeter.messages.ts';
import styles from './ParticleMeter.module.css';

export type ParticleMeterProps = {
  /** Chosen particles: pieces, not lines. */
  particles: number;
  /** The most of a request, as the server's terms say. */
  max: number;
};

/** More boxes than this would be too narrow to count: then one bar. */
const MAX_BOXES = 40;

/** How many particles of a request are chosen: as a number, and as boxes of which the chosen ones are filled. */
export function ParticleMeter({ particles, max }: ParticleMeterProps) {
  const isOver = particles > max;
  return (
    <div className={styles.meter} data-over={isOver || undefined}>
      <VisuallyHidden>
        <FormattedMessage {...(isOver ? messages.over : messages.chosen)} values={{ particles, max }} />
      </VisuallyHidden>
      <p className={styles.count} aria-hidden="true">
        <FormattedMessage
          {...messages.count}
          values={{ particles, max, b: (number) => <b key="number">{number}</b> }}
        />
      </p>
      <div className={styles.boxes} aria-hidden="true">
        {max <= MAX_BOXES ? <Boxes particles={particles} max={max} /> : <Bar particles={particles} max={max} />}
      </div>
    </div>
  );
}

const Boxes = ({ particles, max }: ParticleMeterProps) =>
  Array.from({ length: max }, (_, index) => (
    <span key={index} className={styles.box} data-filled={index < particles || undefined} />
  ));

const Bar = ({ particles, max }: ParticleMeterProps) => (
  <span className={styles.bar}>
    <span style={{ inlineSize: `${Math.min(1, particles / max) * 100}%` }} />
  </span>
);
