/** What is written under the drawings of a view: its notes, its seams by their colors, its pictures. */
import { canvasScreenMessages } from '../messages/canvas/screen.ts'
import { canvasSheetMessages as words } from '../messages/papers/canvas-sheets.ts'
import type { Fact } from '../sheets/caption.ts'
import { paperFonts, wrapText } from '../sheets/paper-text.ts'
import { type ArchCustomView, drawingNotesKeys } from '../spatial/schema.ts'
import { type SeamColors, seamLegend, seamPaint } from '../spatial/murals/figures/seam-legend.ts'
import type { ViewRecords } from './views/view-records.ts'

/** A note of so many lines in the narrowest column stands under its drawing, and all of them take so many rows together. */
const SHORT_LINES = 4
const NARROW_MM = 26
const MOST_ROWS = 18

function linesOf(text: string): number {
  return wrapText(text, NARROW_MM, paperFonts.body, Infinity).length
}

/** Whether a text has room under a drawing. */
export function isShort(text: string): boolean {
  return linesOf(text) <= SHORT_LINES
}

/** The notes of a view that say something, in the order of their keys. [2.3.33] */
export function notesOf({
  drawingNotesData,
}: ArchCustomView): { readonly title: string; readonly text: string }[] {
  return drawingNotesKeys.flatMap((key) => {
    const text = drawingNotesData[key]?.trim() ?? ''
    return text === '' ? [] : [{ title: canvasScreenMessages.noteKeys[key], text }]
  })
}

/** The notes that have room under the drawing: short ones, the shortest first where there are many. */
function shortNotes(view: ArchCustomView): ReadonlySet<string> {
  const short = notesOf(view)
    .filter(({ text }) => isShort(text))
    .toSorted((a, b) => linesOf(a.text) - linesOf(b.text))
  let rows = 0
  return new Set(
    short.flatMap(({ title, text }) => {
      // A wide title has a line of its own.
      rows += linesOf(text) + 1
      return rows <= MOST_ROWS ? [title] : []
    }),
  )
}

/** Whether some note of the view needs a sheet of notes. */
export function needsNotesSheet(view: ArchCustomView): boolean {
  return shortNotes(view).size < notesOf(view).length
}

/** A note under the drawing: whole, or where it is written out. */
export function noteFacts(view: ArchCustomView): Fact[] {
  const short = shortNotes(view)
  return notesOf(view).map(({ title, text }) => ({
    title,
    value: short.has(title) ? text : words.onItsSheet,
  }))
}

/** Each overlap with its color, in inches. [2.9.21, 2.9.22] */
export function seamFacts({ seams }: ViewRecords, colors: SeamColors): Fact[] {
  const legend = seamLegend(
    seams.map(({ data }) => data),
    colors,
  )
  return legend.map(({ thickness, label, count }, index) => ({
    title: index === 0 ? words.seams : '',
    value: words.seamCount({ label, count }),
    swatch: seamPaint(thickness, colors),
  }))
}

/** The pictures of a view by their names. */
export function muralFacts({ textures }: ViewRecords, titleOf: (optionId: number | null) => string): Fact[] {
  const titles = [...new Set(textures.map(({ data }) => titleOf(data.muralProductOptionId)))].filter(Boolean)
  return titles.length === 0 ? [] : [{ title: words.murals, value: titles.join(', ') }]
}
