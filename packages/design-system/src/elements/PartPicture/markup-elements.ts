import { createElement, type ReactNode } from 'react';

const TOKEN = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** React's names of SVG attributes: `class` and `stroke-width` differ. */
const inReact = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const declared = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon), declaration.slice(colon + 1)];
      }),
  );

function propsOf(attributes: string, key: number): Record<string, unknown> {
  const props: Record<string, unknown> = { key };
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
    props[inReact(name)] = name === 'style' ? declared(value) : value;
  return props;
}

/**
 * Converts the markup of our own renderer to React elements. Without inner HTML and style attributes, so that pictures
 * work under a strict content security policy and Trusted Types. Reads only what the renderer writes: quoted
 * attributes, no entities.
 */
export function markupElements(markup: string): ReactNode {
  const root: ReactNode[] = [];
  const open: { tag: string; props: Record<string, unknown>; children: ReactNode[] }[] = [];
  const add = (node: ReactNode) => {
    (open.at(-1)?.children ?? root).push(node);
  };
  let key = 0;
  for (const [, closing, tag = '', attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) add(text);
    else if (closing) {
      const done = open.pop();
      if (done) add(createElement(done.tag, done.props, ...done.children));
    } else if (empty) add(createElement(tag, propsOf(attributes, key++)));
    else open.push({ tag, props: propsOf(attributes, key++), children: [] });
  }
  return root;
}
