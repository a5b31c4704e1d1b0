/**
 * Days on which China does not work although they are Monday to Friday, and weekend days that are worked instead, by
 * the yearly notices of the State Council. 2027 has only the days fixed by law, until its notice is known.
 */
const DAYS_OFF: readonly (readonly [from: string, to: string])[] = [
  ['2025-01-01', '2025-01-01'],
  ['2025-01-28', '2025-02-04'],
  ['2025-04-04', '2025-04-06'],
  ['2025-05-01', '2025-05-05'],
  ['2025-05-31', '2025-06-02'],
  ['2025-10-01', '2025-10-08'],
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-02-05', '2027-02-08'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-02'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-03'],
];

const WORKED_WEEKENDS: ReadonlySet<string> = new Set([
  '2025-01-26',
  '2025-02-08',
  '2025-04-27',
  '2025-09-28',
  '2025-10-11',
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
]);

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a calendar day (`2026-11-20`) is worked in China. */
export function isWorkingDay(day: string): boolean {
  if (WORKED_WEEKENDS.has(day)) return true;
  if (DAYS_OFF.some(([from, to]) => from <= day && day <= to)) return false;
  const weekday = new Date(day).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY;
}
