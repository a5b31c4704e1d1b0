import type { ChatClientOptions } from '../chat-options.ts';
import type { Dispatch, Runners } from '../runners.ts';
import { parseTabMessage } from '../tab-messages.ts';

/** The other tabs of the browser. */
export function tabRunners(
  { tabs }: ChatClientOptions,
  dispatch: Dispatch,
): Pick<Runners, 'join' | 'leave' | 'post' | 'markShown' | 'markHidden' | 'askShown'> {
  let leave = () => {};
  let hide = () => {};
  return {
    join() {
      const stopListening = tabs.listen((data) => {
        const message = parseTabMessage(data);
        if (message) dispatch({ type: 'tabMessageReceived', message });
      });
      const stepDown = tabs.lead(() => dispatch({ type: 'leading' }));
      leave = () => {
        stepDown();
        stopListening();
      };
    },
    leave: () => leave(),
    post: ({ message }) => tabs.post(message),
    markShown: () => void (hide = tabs.show()),
    markHidden: () => hide(),
    askShown: ({ purpose }) =>
      void tabs.isShown().then(
        (isShown) => dispatch({ type: 'shownAnswered', purpose, isShown }),
        () => dispatch({ type: 'shownAnswered', purpose }),
      ),
  };
}
