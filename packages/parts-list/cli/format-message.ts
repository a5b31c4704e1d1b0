import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Values = Readonly<Record<string, string | number>>;

const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');

/** Formats an English message of the shop with values. Supports arguments, numbers, select and plural. */
export function formatMessage(message: string, values: Values): string {
  return write(parse(message), values);
}

const write = (elements: readonly MessageFormatElement[], values: Values, counted = 0): string =>
  elements.map((element) => writeOne(element, values, counted)).join('');

function writeOne(element: MessageFormatElement, values: Values, counted: number): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return numbers.format(counted);
  const value = values[element.value] ?? '';
  if (element.type === TYPE.number) return numbers.format(Number(value));
  if (element.type === TYPE.select)
    return write((element.options[value] ?? element.options.other)?.value ?? [], values, counted);
  if (element.type === TYPE.plural) {
    const count = Number(value);
    return write(
      (element.options[`=${count}`] ?? element.options[plurals.select(count)] ?? element.options.other)?.value ?? [],
      values,
      count,
    );
  }
  return String(value);
}
