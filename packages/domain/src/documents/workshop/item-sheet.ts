/** The sheet of an item: a page of the factory sheet that goes with the piece from bench to bench. Lengths in px. [issue 18] */
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../pages/document-page.ts'
import { ROW_LINE } from '../item-rows/row-line.ts'

const head = 58
const steps = 46
const side = 300
const gap = 20
const caption = 20

export const itemSheet = {
  height: CONTENT_HEIGHT,
  /** what it is, its pieces and its code */
  head,
  codeSize: 52,
  /** between the head and what stands below it */
  afterHead: 12,
  /** what is chosen, at the right of the drawing */
  side,
  sideLeft: CONTENT_WIDTH - side,
  drawing: { width: CONTENT_WIDTH - side - gap, height: CONTENT_HEIGHT - head - 12 - caption - steps },
  /** below the drawing: its scale */
  caption,
  /** above the enlarged engravings, their title, and the number above each */
  aboveEnlarged: 10,
  enlargedTitle: 20,
  detailLabel: 14,
  /** the boxes to be ticked, at the bottom */
  steps,
  body: CONTENT_HEIGHT - head - 12 - steps,
} as const

/** Lines beside the drawing; what is more goes on on the next page, under the name of the item. */
export const ITEM_SHEET_LINES = Math.floor(itemSheet.body / ROW_LINE)
/** The name of the item on that page. */
export const CONTINUED_HEIGHT = 24
