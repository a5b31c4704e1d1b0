// Holds input back until the app has repeated what came before it (app/src/replay-input.ts), and fetches the app after the first paint.
(() => {
  const { scripts, prefixes } = document.currentScript.dataset;
  // The home page without prefix opens in the reader's earlier choice (app/src/language/remembered-language.ts).
  const [, chosen = ''] = /(?:^|; )language=(\w+)/.exec(document.cookie) ?? [];
  if (prefixes?.split(' ').includes(`/${chosen}`) && !sessionStorage.getItem('language')) {
    // The other language would be painted until the next document is here.
    document.documentElement.style.visibility = 'hidden';
    location.replace(`/${chosen}${location.search}${location.hash}`);
    return;
  }
  const held = [];
  const PRESSABLE =
    'button,summary,input:is([type=checkbox],[type=radio],[type=submit],[type=button],[type=reset]),[role=button],[role=tab],[role=option],[role=menuitem],a[hreflang]';
  const page = { next: () => held.shift() };
  const hold = (event, type, element, value) => {
    if (page.isReady?.(element)) return;
    event.stopImmediatePropagation();
    if (type === 'value') {
      // The last value of a field counts.
      const before = held.findIndex((one) => one.element === element && one.type === 'value');
      if (before >= 0) held.splice(before, 1);
    } else event.preventDefault();
    held.push({ type, element, value });
  };
  const onClick = (event) => {
    const control = event.target.closest('label')?.control;
    const element = event.target.closest(PRESSABLE) ?? (control?.matches(PRESSABLE) ? control : undefined);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    hold(event, 'click', element);
  };
  const onSubmit = (event) => hold(event, 'submit', event.target);
  const onValue = (event) => hold(event, 'value', event.target, event.target.value);
  const listeners = { click: onClick, submit: onSubmit, input: onValue, change: onValue };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
  page.release = () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
  };
  globalThis.earlyInput = page;

  const append = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const [entry, ...others] = scripts.split(' ');
    append('script', { type: 'module', src: entry, fetchPriority: 'low' });
    preload(others);
    prepareFormats();
  };
  const prepareFormats = () => new Worker('/formats.js');
  const onload = ({ target }) => target.remove();
  // A few at a time: to start forty requests takes a slow phone longer than a tenth of a second.
  const preload = (addresses) => {
    for (const href of addresses.splice(0, 8))
      append('link', { rel: 'modulepreload', href, fetchPriority: 'low', onload });
    if (addresses.length > 0) setTimeout(preload, 0, addresses);
  };
  // A hidden page is not painted.
  if (document.hidden) addEventListener('load', start);
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
})();
