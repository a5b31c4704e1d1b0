(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const [, chosen] = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie) ?? [];
    const theme = chosen ?? (dark.matches ? 'dark' : 'light');
    document.documentElement.dataset.theme = theme;
    document.querySelector('[name=theme-color]').content = theme === 'dark' ? '#1d2024' : '#ffffff';
  };
  show();
  dark.addEventListener('change', show);
  addEventListener('themechosen', show);
})();
