import type { CodeStatus } from '@shop/contracts';
import { CODE_ALPHABET, CODE_LENGTH, codeProblem, groupedCode } from '@shop/contracts/repair-rules';
import { loading } from '@shop/design-system';
import type { CodeEntry } from '@shop/design-system/screens/repair/RepairProofScreen/RepairProofScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { repairCodeQuery } from '../../features/repair/repair-service.query.ts';
import { useDebounced } from '../../features/repair/use-debounced.ts';

/**
 * An anti-counterfeit code that is being typed: checked by the shop once it can exist. `status` is absent until the shop
 * has answered.
 */
export function useCodeEntry(
  code: string,
  setNumber: string,
  isWanted: boolean,
): { entry: CodeEntry; status: CodeStatus | undefined; checkAgain: () => void } {
  const problem = codeProblem(code);
  const complete = isWanted && code !== '' && problem === undefined ? code : undefined;
  const isPaused = useDebounced(code) === code;
  const query = useQuery(repairCodeQuery(isPaused ? complete : undefined, setNumber));
  const isWaiting = !isPaused || (query.isFetching && query.data === undefined);
  const check = isWaiting ? loading : toLoadable(query);
  return {
    entry: {
      shown: groupedCode(code),
      problem: code === '' ? undefined : problem,
      foreignLetters: [...new Set(code)].filter((letter) => !CODE_ALPHABET.includes(letter)).join(' '),
      length: CODE_LENGTH,
      check: complete === undefined ? undefined : check,
    },
    status: complete !== undefined && isPaused ? query.data?.status : undefined,
    checkAgain: () => void query.refetch(),
  };
}
