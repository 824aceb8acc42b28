/** The stills of eye points as sheets: a picture of the room each, which is to no scale. Millimetres of paper. */
import { readEyePoint } from '../canvas/kinds/eye-point.ts'
import { eyePointsOf, eyePointTitle, type EyePointValue } from '../canvas/eye-points.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import { isStillOld, type LookOf } from '../canvas-room/fingerprint.ts'
import { STILL_SIZE } from '../canvas-room/still-size.ts'
import type { DrawnItem } from '../drawing/svg/image.ts'
import type { Box } from '../geometry/box.ts'
import { roomMessages as words } from '../messages/canvas/room.ts'
import { paperFonts, textAt } from '../sheets/paper-text.ts'
import type { Sheet, SheetTerms } from '../sheets/sheet.ts'
import { drawingAreaOf, type SheetSize } from '../sheets/sheet-size.ts'

const HEADING_MM = 7
const CAPTION_MM = 7

/** The addresses of the stills that are kept of a canvas. */
export function stillAddresses(context: CanvasContext): string[] {
  return [...context.tables.entity.values()].flatMap((entity) => {
    const mediumId = readEyePoint(entity)?.data.mediumId ?? null
    return mediumId === null ? [] : [context.mediumAddress(mediumId)]
  })
}

/** The largest place of the still's proportions in the middle of an area. */
function placeIn(area: Box): Box {
  const factor = Math.min(area.width / STILL_SIZE.width, area.height / STILL_SIZE.height)
  const [width, height] = [STILL_SIZE.width * factor, STILL_SIZE.height * factor]
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

function stillItems(
  context: CanvasContext,
  { data }: EyePointValue,
  { heading, isOld }: { readonly heading: string; readonly isOld: boolean },
  area: Box,
): DrawnItem[] {
  if (data.mediumId === null) return []
  const address = context.mediumAddress(data.mediumId)
  const box = placeIn({ ...area, y: area.y + HEADING_MM, height: area.height - HEADING_MM - CAPTION_MM })
  const { x, y, width, height } = box
  const foot = y + height + paperFonts.body.sizeMm + 1.5
  const look = { flipX: false, flipY: false, rotation: 0, opacity: 1 } as const
  return [
    textAt(heading, { x, y: y - 2.5 }, paperFonts.heading),
    { kind: 'image', address, box, ...look },
    { kind: 'rect', ...box, role: 'fine', stroke: 'ink2' },
    textAt(words.sheetAbout, { x, y: foot }, paperFonts.body, { fill: 'ink2' }),
    ...(isOld
      ? [textAt(words.sheetOld, { x: x + width, y: foot }, paperFonts.strong, { anchor: 'end' })]
      : []),
  ]
}

/** A sheet for each still that is kept, in the order of the eye points. */
export function stillSheets(
  context: CanvasContext,
  lookOf: LookOf,
  size: SheetSize,
  terms: SheetTerms,
): Omit<Sheet, 'number'>[] {
  const area = drawingAreaOf(size)
  return eyePointsOf(context).flatMap((eye, index) => {
    if (eye.data.mediumId === null) return []
    const heading = words.sheetHeading({ title: eyePointTitle(eye, index + 1) })
    const isOld = isStillOld(context, eye.data, lookOf)
    const items = stillItems(context, eye, { heading, isOld }, area)
    return [{ size, views: [], terms, content: { heading, items, scale: words.notToScale } }]
  })
}
