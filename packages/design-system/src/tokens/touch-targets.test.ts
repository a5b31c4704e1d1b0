import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rules for a touch screen in a style sheet, as text. */
function touchRules(file: string): string {
  const css = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return css
    .split(/@media (?:[^{]*, )?\(pointer: coarse\) \{/)
    .slice(1)
    .map((rest) => rest.split(/\n\}/)[0])
    .join('\n');
}
/** The declarations of the first touch rule whose selectors include this one. */
const declared = (file: string, selector: string): string =>
  touchRules(file)
    .split('}')
    .find((rule) =>
      rule
        .split('{')[0]
        ?.split(',')
        .some((one) => one.trim() === selector),
    )
    ?.split('{')[1] ?? '';

test.each([
  ['buttons and steppers', 'tokens/tokens.css', ':root', ['--control-height']],
  [
    'text links and buttons of orders',
    'elements/Button/Button.module.css',
    ".button[data-look='text']",
    ['min-width', 'min-height'],
  ],
  ['small buttons', 'elements/Button/Button.module.css', ".button[data-size='small']", ['min-width', 'min-height']],
  ['the steps of a quantity', 'elements/QuantityStepper/QuantityStepper.module.css', '.step', ['width']],
  ['a quantity, also on a card', 'elements/QuantityStepper/QuantityStepper.module.css', '.input', ['min-width']],
  [
    'a small stepper',
    'elements/QuantityStepper/QuantityStepper.module.css',
    ".stepper[data-size='small'] .box",
    ['height'],
  ],
  [
    'hearts on pictures',
    'elements/FavouriteButton/FavouriteButton.module.css',
    ".heart[data-look='onPicture']",
    ['width', 'height'],
  ],
  [
    'heart and bin of a cart line',
    'screens/cart/CartScreen/LineActions.module.css',
    '.actions button',
    ['width', 'height'],
  ],
  ['copying a number', 'elements/CopyText/CopyText.module.css', '.button', ['width', 'height']],
  ['tools of the chat', 'chat/ToolButton/ToolButton.module.css', '.tool', ['width', 'height']],
  ['the choice of an emoji', 'chat/EmojiPanel/EmojiPanel.module.css', '.cell', ['width', 'height']],
  ['the chat in a new tab', 'chat/AgentHead/AgentHead.module.css', '.out', ['width', 'height']],
  ['the choice of an agent', 'chat/AgentHead/AgentHead.module.css', '.chooser', ['min-height']],
  ['the action of a toast', 'elements/Toast/Toast.module.css', '.action', ['min-height']],
  ['closing a toast', 'elements/Toast/Toast.module.css', '.close', ['width', 'height']],
  ['showing a password', 'elements/TextField/TextField.module.css', '.eye', ['width']],
  ['tabs', 'commerce/TabRow/TabRow.module.css', '.tab', ['min-width']],
  ['links of the footer', 'layout/SiteFooter/SiteFooter.module.css', '.link', ['min-width', 'min-height']],
  [
    'enlarging a part',
    'screens/catalogue/Turntable/Turntable.module.css',
    '.buttons button',
    ['min-width', 'min-height'],
  ],
  ['the tolerance of colours', 'screens/parts-list/ListScreen/ListRules.module.css', '.tolerance input', ['height']],
  [
    'how the colours of a list are read',
    'screens/parts-list/ListScreen/SystemBar.module.css',
    '.systems label',
    ['min-height'],
  ],
  ['ignored rows of a list', 'screens/parts-list/ListScreen/Tally.module.css', '.aside summary', ['min-height']],
  ['the stars of a rating', 'elements/StarsField/StarsField.module.css', '.star', ['width', 'height']],
  ['checkboxes with a label', 'elements/Checkbox/Checkbox.module.css', '.checkbox', ['min-height']],
])('%s are 44 px large on a touch screen, of any width', (_, file, selector, sizes) => {
  const rule = declared(file, selector);
  for (const size of sizes) expect(rule).toMatch(new RegExp(`(^|\\s)${size}: var\\(--target\\);`));
});
