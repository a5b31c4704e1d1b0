import { useEffect, useRef } from 'react';
import type { HtmlProfile } from './sanitise.ts';
import styles from './SafeHtml.module.css';

export type SafeHtmlProps = {
  /** As the server sent it: untrusted. */
  html: string;
  profile: HtmlProfile;
};

/**
 * HTML of the server, sanitised by an allow-list. The sanitiser loads when it is needed; until then nothing is shown.
 */
export function SafeHtml({ html, profile }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function showWhenClean() {
      let isCurrent = true;
      void import('./sanitise.ts').then(
        ({ sanitise }) => {
          if (isCurrent) box.current?.replaceChildren(sanitise(html, profile));
        },
        () => box.current?.replaceChildren(),
      );
      return () => {
        isCurrent = false;
      };
    },
    [html, profile],
  );
  return <div ref={box} className={styles.html} data-profile={profile} />;
}
