/** What all wall plates share in their drawings: hidden back box, screws, size dimensions, words. */
import { type Box, type Point, boxAround, boxOf, unionBoxes } from '../../geometry/box.ts'
import { plateDrawingWords as words } from '../../messages/drawings/plates.ts'
import { formatLength, type LengthUnit } from '../../units/lengths.ts'
import { hiddenLineOn } from '../surfaces/colour.ts'
import { drawScrew, placeScrews, type ScrewDirection, type ScrewObstacles } from '../parts/screws.ts'
import type { LinearDimension, Primitive, ScenePart } from '../scene.ts'
import type { Finish, HiddenBackBox, Screws } from '../spec-parts.ts'
import { sizeText } from '../words.ts'

export type PlateShape = { width: number; height: number; screws: Screws; backBox?: HiddenBackBox }

export function plateBox(plate: { width: number; height: number }): Box {
  return boxOf(0, 0, plate.width, plate.height)
}

/** What the drawing covers: the plate, its back box where that is larger, and what stands over its edges. */
export function plateBounds(plate: PlateShape, standing: readonly Box[] = []): Box {
  const { backBox } = plate
  const reach = backBox?.isRound === true ? Math.max(backBox.width, backBox.height) : (backBox?.width ?? 0)
  const behind = boxAround(plateCenter(plate), reach, backBox?.height ?? 0)
  return [behind, ...standing].reduce(unionBoxes, plateBox(plate))
}

export function plateCenter(plate: { width: number; height: number }): Point {
  return { x: plate.width / 2, y: plate.height / 2 }
}

/** The centres of a round box's gangs. */
export function roundGangs(
  plate: { width: number; height: number },
  { width, height, gangs }: HiddenBackBox,
): Point[] {
  const center = plateCenter(plate)
  const pitch = gangs > 1 ? Math.max(0, width - height) / (gangs - 1) : 0
  return Array.from({ length: gangs }, (_, index) => ({
    x: center.x + (index - (gangs - 1) / 2) * pitch,
    y: center.y,
  }))
}

/** The box in the wall as hidden edges over the plate. */
export function drawHiddenBackBox(plate: PlateShape & { finish: Finish }): Primitive[] {
  const box = plate.backBox
  if (!box) return []
  const center = plateCenter(plate)
  const shared = { role: 'hidden', stroke: hiddenLineOn(plate.finish.fill), part: 'backBox' } as const
  if (!box.isRound) {
    const area = boxAround(center, box.width, box.height)
    return [{ kind: 'rect', ...area, radius: box.cornerRadius, ...shared }]
  }
  const radius = box.height / 2
  return roundGangs(plate, box).map((at) => ({ kind: 'circle', center: at, radius, ...shared }))
}

export type DrawnScrews = {
  items: Primitive[]
  dimensions: LinearDimension[]
  parts: ScenePart[]
  count: number
  /** False where a screw has no place: it would leave the plate or stand in a mechanism. */
  isComplete: boolean
}

/** Spacing of a pair and, where pairs stand over each other, the distance of the pairs. */
function screwDimensions(points: readonly Point[], direction: ScrewDirection): LinearDimension[] {
  const [first] = points
  if (!first) return []
  const across = points.find((point) => point.x - first.x > 1)
  const down = points.find((point) => point.y - first.y > 1)
  const part = 'screw:0'
  const dimensions: LinearDimension[] = []
  if (across && direction === 'horizontal') {
    dimensions.push({ id: 'screw-spacing', side: 'bottom', from: first, to: across, part })
  }
  if (down) {
    const id = direction === 'vertical' ? 'screw-spacing' : 'screw-pair-spacing'
    dimensions.push({ id, side: 'left', from: first, to: down, part })
  }
  return dimensions
}

/** Screws clear of `obstacles` as far as their direction allows, with the dimension of their spacing and words. */
export function drawPlateScrews(
  plate: PlateShape,
  surfaceFill: string,
  obstacles: ScrewObstacles,
): DrawnScrews {
  const { points, direction, isComplete } = placeScrews(plate.screws, plateBox(plate), obstacles)
  const items = points.flatMap((point, index) =>
    drawScrew(point, plate.screws, surfaceFill, `screw:${index}`),
  )
  const parts = points.map((point, index) => ({
    id: `screw:${index}`,
    title: `Screw ${index + 1}`,
    box: boxAround(point, plate.screws.headDiameter, plate.screws.headDiameter),
  }))
  const dimensions = screwDimensions(points, direction)
  return { items, dimensions, parts, count: points.length, isComplete }
}

/** Overall width below and height on the left. */
export function overallDimensions(plate: { width: number; height: number }): LinearDimension[] {
  const corner = { x: 0, y: plate.height }
  return [
    {
      id: 'width',
      isOverall: true,
      side: 'bottom',
      from: corner,
      to: { x: plate.width, y: plate.height },
      part: 'plate',
    },
    { id: 'height', isOverall: true, side: 'left', from: { x: 0, y: 0 }, to: corner, part: 'plate' },
  ]
}

export function platePart(plate: { width: number; height: number }): ScenePart {
  return { id: 'plate', title: 'Plate', box: plateBox(plate) }
}

export function screwWords(screws: Screws, count: number, unit: LengthUnit): string {
  if (screws.type === 'none' || count === 0) return words.noScrews
  const spacing = formatLength(screws.spacing, unit)
  return screws.type === 'torx' ? words.torxScrews({ spacing }) : words.slottedScrews({ spacing })
}

export function backBoxWords(box: HiddenBackBox | undefined, unit: LengthUnit): string | undefined {
  return box && words.boxBehind({ title: box.title, size: sizeText(box.width, box.height, unit) })
}
