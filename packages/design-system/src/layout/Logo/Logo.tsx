import { useState } from 'react';
import styles from './Logo.module.css';

export type LogoProps = {
  /** The shop's name. */
  name: string;
  /** URL of its logo; '' when it has none. */
  logo: string;
};

/** The stand-in shop has a drawn mark that replaces the first word of its name. */
const OWN_MARK = /^pip(?=\s|$)\s*/i;

/** The shop's logo: its own image, else its name; for the stand-in shop a drawn mark with studs. */
export function Logo({ name, logo }: LogoProps) {
  const [broken, setBroken] = useState('');
  if (logo && logo !== broken)
    return <img className={styles.picture} src={logo} alt={name} onError={() => setBroken(logo)} />;
  if (!OWN_MARK.test(name)) return <span className={styles.logo}>{name}</span>;
  return (
    <span className={styles.logo} role="img" aria-label={name}>
      <svg className={styles.mark} viewBox="0 0 82 46" aria-hidden="true">
        <path
          className={styles.letters}
          d="M3.25 10v34M29.2 22a12.7 12.7 0 1 1-25.4 0 12.7 12.7 0 0 1 25.4 0M39.5 19v19M50.25 10v34M76.2 22a12.7 12.7 0 1 1-25.4 0 12.7 12.7 0 0 1 25.4 0"
        />
        <g className={styles.studs}>
          <circle cx="16.5" cy="22" r="7.2" />
          <circle cx="63.5" cy="22" r="7.2" />
          <circle cx="39.5" cy="10.5" r="4.2" />
        </g>
      </svg>
      <span aria-hidden="true">{name.replace(OWN_MARK, '')}</span>
    </span>
  );
}
