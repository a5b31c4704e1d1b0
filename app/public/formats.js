// A worker that ends at once. The first number format and the first date format of a process make Chromium check all its
// locales, for a tenth of a second on a slow phone: after it has been done here, the page need not (docs/notes/041).
Intl.NumberFormat();
Intl.DateTimeFormat.supportedLocalesOf('en');
close();
