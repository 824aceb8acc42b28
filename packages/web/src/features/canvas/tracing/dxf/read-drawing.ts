/** The text of a DXF as what is drawn of it, or why it is not. Pure: a worker runs it. */
import { readDxf } from './entities.ts'
import { boundsOfLines, type DxfLines, inchesPerUnit, linesOf, TooDetailed } from './lines.ts'

export interface DxfDrawing {
  readonly lines: DxfLines
  readonly bounds: NonNullable<ReturnType<typeof boundsOfLines>>
  /** inches of its whole width; null where it does not say its unit */
  readonly trueWidth: number | null
}

export type DxfRefusal = 'unreadable' | 'tooDetailed' | 'empty'

/** What takes a DXF apart; it throws for what is cut off or no DXF. */
export type DxfParse = (text: string) => unknown

function parsed(text: string, parse: DxfParse) {
  try {
    return readDxf(parse(text))
  } catch {
    return null
  }
}

function lined(file: NonNullable<ReturnType<typeof parsed>>): DxfLines | null {
  try {
    return linesOf(file)
  } catch (error) {
    if (error instanceof TooDetailed) return null
    throw error
  }
}

export function readDrawing(text: string, parse: DxfParse): DxfDrawing | DxfRefusal {
  const file = parsed(text, parse)
  if (!file) return 'unreadable'
  const lines = lined(file)
  if (!lines) return 'tooDetailed'
  const bounds = boundsOfLines(lines)
  if (!bounds) return 'empty'
  const inches = inchesPerUnit(file)
  return { lines, bounds, trueWidth: inches === null ? null : bounds.width * inches }
}
