// Tables for spreadsheets (RFC 4180: CRLF, quotes doubled). A cell that somebody else wrote must not become a formula
// when it is opened, so one that would is led by an apostrophe.

export type CsvValue = string | number | null;

/** Led by a mark by which spreadsheets know that the text is UTF-8. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${csvRow(columns)}`;

export const csvRow = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Spreadsheets look past leading blanks, and some past control characters and full-width forms.
  const isFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(value) || /^[\t\r\n]/.test(value);
  const text = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
