/**
 * Bank holidays in England and Wales that fall on a weekday, as month and date by year. Source: the list that the
 * government publishes at https://www.gov.uk/bank-holidays; each year is added there about two years ahead.
 */
const datesByYear: Readonly<Record<string, string>> = {
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
};

/** Days (2026-12-28) on which the firm and its providers do not work, from 2024 to 2027. */
export const bankHolidays: readonly string[] = Object.entries(datesByYear).flatMap(([year, dates]) =>
  dates.split(' ').map((date) => `${year}-${date}`),
);
