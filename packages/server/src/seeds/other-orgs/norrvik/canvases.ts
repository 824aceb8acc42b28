/** Rooms of Norrvik's orders with their doors and fronts in place. Inches; doors and fronts are made in millimeters. */
import type { PiecePlacement, ProductInstance } from '@orderwright/domain/orders'
import type { DrawOrder } from '../../shorthand/canvas-kit.ts'
import { productIds, propertyIds } from './ids.ts'

const MM_PER_INCH = 25.4
/** Between two units that stand beside each other. */
const GAP = 0.125
/** What the frame of a slab door adds to its leaf. */
const FRAME_MM = { width: 94, height: 54 }
const KITCHEN_WALL = 102
const CORRIDOR_WALL = 108
const KITCHEN_PIECES = 12

/** A length of a door or a front; of one that was not chosen yet the usual one. */
function lengthOf({ properties }: ProductInstance, ids: readonly number[], usualMm: number): number {
  const typed = ids.map((id) => properties[String(id)]?.value).find((value) => typeof value === 'number')
  return (typed ?? usualMm) / MM_PER_INCH
}

function frameOf({ productId }: ProductInstance, side: 'width' | 'height'): number {
  return productId === productIds.slabDoor ? FRAME_MM[side] / MM_PER_INCH : 0
}

const widthOf = (item: ProductInstance) =>
  lengthOf(item, [propertyIds.doorWidth, propertyIds.frontWidth], 600) + frameOf(item, 'width')
const heightOf = (item: ProductInstance) =>
  lengthOf(item, [propertyIds.doorHeight, propertyIds.frontHeight], 2000) + frameOf(item, 'height')

/** So many pieces of each line that there are `total` of them. */
function dealt(items: readonly ProductInstance[], total: number): ProductInstance[] {
  return items.map((item, index) => {
    const share = Math.floor(total / items.length) + (index < total % items.length ? 1 : 0)
    return { ...item, quantity: Math.max(1, share) }
  })
}

/** All pieces beside each other along a wall, on the floor of its viewport. */
function inARow(
  items: readonly ProductInstance[],
  archCustomViewId: number,
  floor: number,
): ProductInstance[] {
  let x = 6
  return items.map((item) => {
    const step = widthOf(item) + GAP
    const y = Math.max(0, floor - heightOf(item))
    const placements = Array.from({ length: item.quantity }, (): PiecePlacement => {
      const at = x
      x += step
      return { plan: { x: at, z: 4, rotation: 0 }, view: { archCustomViewId, x: at, y } }
    })
    const view = placements[0]?.view
    return { ...item, placements, archCustomViewId, position: view ? { x: view.x, y: view.y } : null }
  })
}

/** A kitchen of twelve pieces along its long wall. */
const drawKitchen: DrawOrder = (draftsman, _, items) => {
  const pieces = dealt(items, KITCHEN_PIECES)
  const run = pieces.reduce((sum, item) => sum + item.quantity * (widthOf(item) + GAP), 12)
  const [long = 0, short = 0] = draftsman.walls(
    [
      [0, 0],
      [run, 0],
      [run, 144],
      [0, 144],
      [0, 0],
    ],
    { height: KITCHEN_WALL },
  )
  const viewId = draftsman.view(
    'Long wall',
    { from: [0, 60], to: [run, 60], viewDepth: 72 },
    { general: 'All fronts on one line, an eighth of an inch between them.' },
  )
  draftsman.entity('opening', { archWallId: short, offset: 54, width: 36, height: 82, kind: 'door' })
  draftsman.entity('opening', {
    archWallId: long,
    offset: run - 60,
    width: 48,
    height: 36,
    sill: 44,
    kind: 'window',
  })
  draftsman.text(null, 'Water and waste under the window', run - 90, 30, 60)
  return inARow(pieces, viewId, KITCHEN_WALL)
}

/** Doors along a corridor, one beside the other. */
const drawCorridor: DrawOrder = (draftsman, _, items) => {
  const run = items.reduce((sum, item) => sum + item.quantity * (widthOf(item) + GAP), 12)
  draftsman.wall([0, 0], [run, 0], { height: CORRIDOR_WALL })
  draftsman.wall([0, 60], [run, 60], { height: CORRIDOR_WALL })
  const viewId = draftsman.view('Corridor', { from: [0, 30], to: [run, 30] })
  return inARow(items, viewId, CORRIDOR_WALL)
}

/** By the titles of the orders. */
export const canvases: Readonly<Record<string, DrawOrder>> = {
  'Birch Lane kitchen': drawKitchen,
  'Harbor loft doors': drawCorridor,
}
