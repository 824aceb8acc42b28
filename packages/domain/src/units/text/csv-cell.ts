/** Text as a cell of a CSV file that people open in a spreadsheet. */

/** A spreadsheet takes a cell that starts so for a formula, and runs it. */
const formulaStart = /^[=+\-\u2212@]/
/** What a program may drop before it looks at the first sign, or at the end of a cell before: controls of a line. */
const lineStart = /^[\t\r\n]/
/**
 * What is not seen before the first sign: blanks of every kind, controls, marks of direction and of joining, signs without
 * a shape, marks over a letter that is not there.
 */
const unseen = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u

/** The text with an apostrophe before it where it would be a formula; what is a plain number stays one. */
export function formulaSafe(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  // Wide and small signs (＝, ﹦) become the plain ones that some programs take them for.
  const seen = text.normalize('NFKC').replace(unseen, '')
  return formulaStart.test(seen) || lineStart.test(text) ? `'${text}` : text
}

/** Whether a text, or what follows its apostrophes, would be a formula. */
function isMarked(text: string): boolean {
  const inner = text.replace(/^'+/, '')
  return formulaSafe(inner) !== inner
}

/** A text as a cell from which `fromCsvCell` gets it back exactly: one more apostrophe where it would be a formula. */
export function toCsvCell(text: string): string {
  return isMarked(text) ? `'${text}` : text
}

/** The text that `toCsvCell` has written; other text stays as it is. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && isMarked(cell) ? cell.slice(1) : cell
}
