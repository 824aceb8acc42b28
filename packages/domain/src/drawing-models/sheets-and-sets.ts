/** Prints and sets of samples as solids: strips side by side with their picture, and a case with its chips. */
import { boxOf } from '../geometry/box.ts'
import { panelBoxes, printSize } from '../drawing/families/flat-print/panels.ts'
import { flatPrintSpecSchema } from '../drawing/families/flat-print/spec.ts'
import { chipBoxes } from '../drawing/families/sample-set/family.ts'
import { sampleSetSpecSchema } from '../drawing/families/sample-set/spec.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { board, type DrawingModel, FINISH, modelOf } from './node-kit.ts'
import { reliefNodes } from './relief.ts'

/** Thickness of a print's sheet, and of a layer of ink that is seen from aside, mm. */
const SHEET_MM = 1.5
const INK_MM = 0.06

export const flatPrintModel: DrawingModel = (given, context) => {
  const { data } = flatPrintSpecSchema.safeParse(given)
  const drawn = findDrawingFamily('flat-print')?.drawUnknown(given, context)
  if (data === undefined || drawn?.ok !== true) return null
  const front = printSize(data)
  const strips = panelBoxes(data).map((box, index) =>
    board(`strip-${index}`, front, box, SHEET_MM, 0, { color: '#ffffff' }),
  )
  const picture = drawn.scene.items.filter(({ part }) => part === 'picture')
  const face = { front, z: SHEET_MM / 2, layerMm: INK_MM, lookOf: (color: string) => ({ color }) }
  return modelOf([...strips, ...reliefNodes(picture, face, '#ffffff')])
}

export const sampleSetModel: DrawingModel = (given) => {
  const { data } = sampleSetSpecSchema.safeParse(given)
  if (data === undefined) return null
  const { width, height, depth, chips } = data
  // As its section is drawn: the floor no thicker than a third of its depth.
  const wall = Math.min(data.wall, width / 8, height / 8)
  const floor = Math.min(data.wall, width / 8, depth / 3)
  const thick = Math.min(data.chipThickness, (depth - floor) * 0.9)
  const back = -depth / 2
  const side = (id: string, x: number, y: number, wide: number, tall: number) =>
    board(id, data, boxOf(x, y, wide, tall), depth - floor, floor / 2, FINISH)
  return modelOf([
    board('floor', data, boxOf(0, 0, width, height), floor, back + floor / 2, FINISH),
    side('left', 0, 0, wall, height),
    side('right', width - wall, 0, wall, height),
    side('top', wall, 0, width - 2 * wall, wall),
    side('bottom', wall, height - wall, width - 2 * wall, wall),
    ...chipBoxes(data).map((box, index) => {
      const { fill = '#d9d7d2', surface = 'plain' } = chips[index] ?? {}
      return board(`chip-${index}`, data, box, thick, back + floor + thick / 2, { color: fill, surface })
    }),
  ])
}
