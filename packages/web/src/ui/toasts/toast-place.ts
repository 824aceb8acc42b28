/**
 * Where news may stand without covering anything that can be pressed: the foot of the screen where it is free, else the
 * nearest free place above it, middle first, then the sides.
 */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Place {
  readonly left: number
  readonly top: number
}

/** px between news and the edges of the screen */
const MARGIN = 16
/** px between places that are tried one above the other */
const STEP = 8
/** px between the points at which a place is looked at: less than the smallest target */
const GRID = 10

/** Whether somebody could press something at this point of the screen. */
export type IsTaken = (x: number, y: number) => boolean

/** The first free place, null when there is none. All in px of the screen. */
export function freePlace(size: Size, screen: Size, isTaken: IsTaken): Place | null {
  const middle = Math.round((screen.width - size.width) / 2)
  const lefts = [...new Set([middle, MARGIN, screen.width - size.width - MARGIN])].filter((left) => left >= 0)
  for (let top = screen.height - size.height - MARGIN; top >= MARGIN; top -= STEP) {
    const left = lefts.find((one) => isFree({ left: one, top }, size, isTaken))
    if (left !== undefined) return { left, top }
  }
  return null
}

/** Whether nothing under the whole of the place can be pressed. */
export function isFree({ left, top }: Place, { width, height }: Size, isTaken: IsTaken): boolean {
  for (let y = top; ; y = Math.min(y + GRID, top + height)) {
    for (let x = left; ; x = Math.min(x + GRID, left + width)) {
      if (isTaken(x, y)) return false
      if (x === left + width) break
    }
    if (y === top + height) return true
  }
}

const controls =
  'a[href],button,input,select,textarea,label,summary,[tabindex]:not([tabindex="-1"]),[contenteditable=true],[role=button],[role=option],[role=menuitem],[role=tab],[role=radio],[role=slider],[role=row][data-href]'

/** Reads the page: what can be pressed at a point, news themselves left out. */
export function takenOnPage(news: Element): IsTaken {
  return (x, y) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !news.contains(element) && element.closest(controls) !== null)
}
