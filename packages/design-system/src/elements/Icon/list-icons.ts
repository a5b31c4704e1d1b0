// Icons of actions on whole lists; separate, because the first pages show none of them.
export const PRINTER = 'M5.5 8V3.5h9V8M5.5 14h-2V8h13v6h-2M5.5 11.5h9v5h-9z';
export const SHARE = 'M10 12.5V3.5M6.8 6.5 10 3.3l3.2 3.2M6 9.5H4.5v7h11v-7H14';
