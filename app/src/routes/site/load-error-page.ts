import { readPath } from '../../language/language.ts';
import { fetchMessages } from '../../language/messages.store.ts';

/** The code of an error page with its messages, which no other page loads. */
export async function loadErrorPage<Module>(load: () => Promise<Module>): Promise<Module> {
  const { language } = readPath(location.pathname);
  const [module] = await Promise.all([load(), fetchMessages(language, ['errors'])]);
  return module;
}
