import { cartAddBatch, MAX_BATCH_LINES, type OrderLine } from '@shop/contracts';
import type { BoughtAgainResult, MissingLine } from '@shop/design-system';
import { send } from '../../data/call.ts';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered, isUnknownCall } from '../../data/outcome.ts';
import { addMany } from './add-many.calls.ts';

type LineResult = Omit<MissingLine, 'reason'> & { reason?: MissingLine['reason'] | undefined };

const isForSale = ({ name, uniqueId }: OrderLine): boolean => name !== '' && uniqueId !== '';

/**
 * Adds the lines of an order to the cart, with as many pieces as there are, and returns what is missing. `key` makes the
 * request safe to repeat after a lost answer. Servers without the call for many lines get them one after the other: up
 * to the first without an answer, because it is not known whether that one is in the cart.
 */
export async function refillCart(lines: readonly OrderLine[], key: string): Promise<BoughtAgainResult> {
  const wanted = lines.filter(isForSale);
  const results = await addTogether(wanted, key).catch((problem: unknown) => {
    if (isUnknownCall(problem)) return addEach(wanted);
    throw problem;
  });
  const gone = lines.filter((line) => !isForSale(line)).map((line) => ({ line, added: 0, reason: 'offSale' }) as const);
  return {
    kinds: results.filter(({ added }) => added > 0).length,
    missing: [...results, ...gone].flatMap(({ reason, ...result }) => (reason ? [{ ...result, reason }] : [])),
  };
}

async function addTogether(lines: readonly OrderLine[], key: string): Promise<readonly LineResult[]> {
  const all: LineResult[] = [];
  for (let from = 0; from < lines.length; from += MAX_BATCH_LINES) {
    const batch = lines.slice(from, from + MAX_BATCH_LINES);
    const body = {
      key: `${key}-${from}`,
      lines: batch.map(({ productId, uniqueId, quantity }) => ({ productId, uniqueId, quantity })),
    };
    const answers = await send(cartAddBatch, { body });
    // A line without an answer is not in the cart for certain.
    all.push(...batch.map((line, at) => ({ line, ...(answers[at] ?? { added: 0, reason: 'unanswered' as const }) })));
  }
  return all;
}

async function addEach(lines: readonly OrderLine[]): Promise<readonly LineResult[]> {
  const results: LineResult[] = [];
  await addMany(lines, (_, problem) => {
    const line = lines[results.length];
    if (line) results.push({ line, ...resultOf(line, problem) });
    return isUnanswered(problem) ? 'stop' : undefined;
  });
  const rest = lines.slice(results.length).map((line) => ({ line, added: 0, reason: 'notTried' }) as const);
  return [...results, ...rest];
}

function resultOf({ quantity }: OrderLine, problem: unknown): Omit<LineResult, 'line'> {
  if (problem === undefined) return { added: quantity };
  if (isUnanswered(problem)) return { added: 0, reason: 'unanswered' };
  return { added: 0, reason: 'refused', failure: toFailure(problem) };
}
