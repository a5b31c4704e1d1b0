import type { Language } from '@shop/contracts/language';
import { requestPage } from '../../data/request-page.ts';
import { fetchMessages } from '../../language/messages.store.ts';

/** The code of an error page with its messages, which no other page loads. */
export async function loadErrorPage<Module>(load: () => Promise<Module>): Promise<Module> {
  const language = requestPage.current.language as Language;
  const [module] = await Promise.all([load(), fetchMessages(language, ['errors'])]);
  return module;
}
