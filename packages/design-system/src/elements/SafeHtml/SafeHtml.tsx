import { useEffect, useRef } from 'react';
import type { HtmlProfile } from './sanitise.ts';
import styles from './SafeHtml.module.css';

export type SafeHtmlProps = {
  /** As the server sent it: untrusted. */
  html: string;
  profile: HtmlProfile;
};

/** Good enough where the sanitiser failed: shown as text, so that it may contain anything. */
const textOf = (html: string) => html.replace(/<[^<>]*>/g, ' ');

/**
 * HTML of the server, sanitised by an allow-list. The sanitiser loads when it is needed; until then nothing is shown,
 * also nothing of an earlier text. Without the sanitiser the words are shown without their markup.
 */
export function SafeHtml({ html, profile }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function showWhenClean() {
      let isCurrent = true;
      void import('./sanitise.ts')
        .then(({ sanitise }) => sanitise(html, profile))
        .catch(() => textOf(html))
        .then((content) => {
          if (isCurrent) box.current?.replaceChildren(content);
        });
      const shown = box.current;
      return () => {
        isCurrent = false;
        shown?.replaceChildren();
      };
    },
    [html, profile],
  );
  return <div ref={box} className={styles.html} data-profile={profile} />;
}
