import { useState } from 'react';
import { problemsOf, type RequestFacts, type RequestProblem } from './request-problems.ts';

export type Submit = {
  /** What to correct first; absent before the first try. */
  problem: RequestProblem | undefined;
  wasTried: boolean;
  /** Goes on if nothing has to be corrected. */
  submit: () => void;
};

/** Problems are shown once the shopper tried to go on. */
export function useSubmit(facts: RequestFacts, onNext: () => void, onProblem: () => void): Submit {
  const [wasTried, setTried] = useState(false);
  const [problem] = problemsOf(facts);
  return {
    problem: wasTried ? problem : undefined,
    wasTried,
    submit: () => {
      setTried(true);
      if (problem) onProblem();
      else onNext();
    },
  };
}
