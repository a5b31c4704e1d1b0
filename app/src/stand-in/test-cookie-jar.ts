/** A jar that holds cookies as a browser does, in memory: the newest value of each name, none whose life is over. */
export function memoryJar(): Pick<Document, 'cookie'> {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...rules] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rules.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}
