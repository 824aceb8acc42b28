/** Text as a cell of a CSV file that people open in a spreadsheet. */

/** A spreadsheet takes a cell that starts so for a formula, and runs it. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** The text with an apostrophe before it where it would be a formula; what is a plain number stays one. */
export function formulaSafe(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  return formulaStart.test(text.trimStart()) || formulaStart.test(text) ? `'${text}` : text
}
