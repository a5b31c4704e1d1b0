import { addDays, isWorkingDay } from '../index.ts';

const daysFrom = (first: string, last: string): string[] => {
  const days = [first];
  for (let day = first; day < last;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
};
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));
const workingDaysOf = (year: number): string[] => daysFrom(`${year}-01-01`, `${year}-12-31`).filter(isWorkingDay);

test('an ordinary Friday is worked, the weekend after it is not', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWorkingDay)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  ['New Year', '2026-01-01', '2026-01-03'],
  ['Spring Festival', '2026-02-15', '2026-02-23'],
  ['Tomb-Sweeping Day', '2026-04-04', '2026-04-06'],
  ['Labour Day', '2026-05-01', '2026-05-05'],
  ['Dragon Boat Festival', '2026-06-19', '2026-06-21'],
  ['Mid-Autumn Festival', '2026-09-25', '2026-09-27'],
  ['National Day', '2026-10-01', '2026-10-07'],
])('%s is not worked from %s to %s, but the first working day after it is', (_name, first, last) => {
  expect(daysFrom(first, last).filter(isWorkingDay)).toEqual([]);
  const after = daysFrom(addDays(last, 1), addDays(last, 4)).find((day) => !isWeekend(day));
  expect(isWorkingDay(after ?? '')).toBe(true);
});

test('weekend days that make up for a holiday are worked', () => {
  const worked = [2025, 2026].flatMap(workingDaysOf).filter(isWeekend);
  expect(worked).toEqual([
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
});

test('a year with its notice has the working days that the State Council counts: 248', () => {
  expect([2025, 2026].map((year) => workingDaysOf(year).length)).toEqual([248, 248]);
});

test('2027 has the days that the law fixes, until its notice is known', () => {
  const off = daysFrom('2027-01-01', '2027-12-31').filter((day) => !isWeekend(day) && !isWorkingDay(day));
  expect(off).toEqual([
    '2027-01-01',
    '2027-02-05',
    '2027-02-08',
    '2027-04-05',
    '2027-06-09',
    '2027-09-15',
    '2027-10-01',
  ]);
  expect(workingDaysOf(2027).filter(isWeekend)).toEqual([]);
});

test('years without a table have weekends only', () => {
  expect(workingDaysOf(2030).every((day) => !isWeekend(day))).toBe(true);
  expect(isWorkingDay('2030-10-01')).toBe(true);
});
