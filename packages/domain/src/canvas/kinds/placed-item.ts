/**
 * A piece of a line where it stands: on the plan as seen from above, on a viewport from the front, at true size. A line has
 * a placement for each of its pieces. [1.3.11, 1.4.39, 1.9.35]
 */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { type PiecePlacement, placementsOf, withPlacements } from '../../orders/placements.ts'
import type { ProductInstance } from '../../orders/schema.ts'
import { anyLength, field } from '../fields.ts'
import { type BoxForm, cornersOf, type Form, middleOf, normalAngle } from '../form.ts'
import {
  type CanvasContext,
  type CanvasRecord,
  type CanvasSheet,
  defineKind,
  type ItemView,
  type Measure,
  type Part,
} from '../kind.ts'
import { line, outlineOf, TEXT_INCHES } from '../primitives.ts'
import type { CanvasPrimitive } from '../scene.ts'
import { viewIdOf } from './canvas-text.ts'

/** Inches: how large a piece is taken to be while its size is not known, and the least that is drawn of its depth. */
const UNKNOWN = { width: 24, height: 24, depth: 24, front: null, plan: null }
const LEAST_DEPTH = 1

function isItem(record: CanvasRecord): record is ProductInstance {
  return 'productId' in record && 'placements' in record
}

/** '2' of the part that is the third piece. */
function partName(piece: number): string {
  return String(piece)
}

function pieceOf({ name }: Pick<Part, 'name'>): number {
  return Number(name)
}

/** The form of a piece of a line that stands at a point of a sheet. */
function formAt(
  item: ProductInstance,
  sheet: CanvasSheet,
  context: CanvasContext,
  at: { readonly x: number; readonly y: number },
  rotation: number,
): BoxForm {
  const { width, height, depth } = context.faceOf(item) ?? UNKNOWN
  const down = sheet.type === 'plan' ? Math.max(LEAST_DEPTH, depth) : height
  return { type: 'box', ...at, width, height: down, rotation: normalAngle(rotation) }
}

function partsOn(item: ProductInstance, sheet: CanvasSheet, context: CanvasContext): readonly Part[] {
  if (sheet.type === 'layout') return []
  return placementsOf(item).flatMap(({ plan, view }, piece): Part[] => {
    const name = partName(piece)
    if (sheet.type === 'plan') {
      return plan
        ? [{ name, form: formAt(item, sheet, context, { x: plan.x, y: plan.z }, plan.rotation) }]
        : []
    }
    return view?.archCustomViewId === sheet.id
      ? [{ name, form: formAt(item, sheet, context, view, 0), isUpright: true }]
      : []
  })
}

/** Where a piece stands that has this form on a sheet; what it is on the other kind of sheet stays. */
function placedAt(before: PiecePlacement, form: Form, sheet: CanvasSheet): PiecePlacement {
  if (form.type !== 'box' || sheet.type === 'layout') return before
  const { x, y, rotation } = form
  return sheet.type === 'plan'
    ? { ...before, plan: { x, z: y, rotation } }
    : { ...before, view: { archCustomViewId: sheet.id, x, y } }
}

/** A line with other placements of some of its pieces, and the specification's fields kept alike. */
function withPieces(item: ProductInstance, pieces: ReadonlyMap<number, PiecePlacement>) {
  const changed = placementsOf(item).map((placement, piece) => pieces.get(piece) ?? placement)
  // Those beyond the quantity stay with the line.
  const placements = [...changed, ...item.placements.slice(changed.length)]
  const { position = null, archCustomViewId = null } = withPlacements(item, { placements })
  return {
    placements: placements.map(({ plan, view }) => ({
      plan: plan && { ...plan },
      view: view && { ...view },
    })),
    position: position && { ...position },
    archCustomViewId,
  }
}

function drawn({ items, source }: ItemView, form: BoxForm): CanvasPrimitive {
  const { x, y, width, height, rotation } = form
  return { kind: 'drawing', items, source, box: { x, y, width, height }, rotation }
}

/** Pieces that stand nearer to each other than this are in one row. Inches. */
const ROW_GAP = 12

interface Standing {
  /** '31/0': the line and the piece */
  readonly key: string
  readonly box: BoxForm
}

/** The pieces on a viewport from left to right. */
function standingOn(viewId: number, context: CanvasContext): readonly Standing[] {
  const sheet = { type: 'view', id: viewId } as const
  return context.items
    .flatMap((item) =>
      partsOn(item, sheet, context).flatMap(({ name, form }): Standing[] =>
        form.type === 'box' ? [{ key: pieceKey(item.id, name), box: form }] : [],
      ),
    )
    .sort((one, other) => one.box.x - other.box.x)
}

function pieceKey(itemId: number, name: string): string {
  return [itemId, name].join('/')
}

function isBeside(left: Standing | undefined, right: Standing | undefined): boolean {
  return left !== undefined && right !== undefined && right.box.x - left.box.x - left.box.width < ROW_GAP
}

function isEquallyHigh({ box: one }: Standing, { box: other }: Standing): boolean {
  return one.y === other.y && one.height === other.height
}

type Sides = ReadonlyMap<string, 'left' | 'right'>
const sidesByContext = new WeakMap<CanvasContext, Map<number, Sides>>()

/** Beside which pieces of a viewport their height is measured: once for equally high ones in a row, at its free end. */
function heightSides(viewId: number, context: CanvasContext): Sides {
  const known = sidesByContext.get(context) ?? new Map<number, Sides>()
  sidesByContext.set(context, known)
  const found = known.get(viewId)
  if (found) return found
  const rows: [Standing, ...Standing[]][] = []
  for (const piece of standingOn(viewId, context)) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && isBeside(last, piece) && isEquallyHigh(last, piece)) row.push(piece)
    else rows.push([piece])
  }
  const sides = new Map(
    rows.map((row, index) => {
      const isLeftFree = !isBeside(rows[index - 1]?.at(-1), row[0])
      const last = row.at(-1) ?? row[0]
      const isRightFree = !isBeside(last, rows[index + 1]?.[0])
      return !isLeftFree && isRightFree ? ([last.key, 'right'] as const) : ([row[0].key, 'left'] as const)
    }),
  )
  known.set(viewId, sides)
  return sides
}

export const placedItemKind = defineKind<ProductInstance>({
  name: 'placedItem',
  resource: 'productInstance',
  words: () => spatialKindWords.productInstance,
  layer: null,
  order: 44,
  drawnBy: null,
  drawnOn: ['plan', 'view'],
  usualSize: UNKNOWN,
  chains: false,
  moves: true,
  resizes: 'none',
  rotates: true,
  isHollow: false,
  // Its size is that of its product under the order's choices.
  dependsOnOthers: true,
  read: (record) => (isItem(record) ? record : null),
  partsOn,
  reform(item, moved, sheet) {
    const before = placementsOf(item)
    const pieces = moved.flatMap(({ part, form }): [number, PiecePlacement][] => {
      const placement = before[pieceOf(part)]
      return placement ? [[pieceOf(part), placedAt(placement, form, sheet)]] : []
    })
    return pieces.length === 0 ? null : withPieces(item, new Map(pieces))
  },
  draft: () => [],
  waiting(item, sheet, context) {
    if (sheet.type === 'layout') return []
    const origin = { x: 0, y: 0 }
    return placementsOf(item).flatMap(({ plan, view }, piece): Part[] =>
      (sheet.type === 'plan' ? plan : view) === null
        ? [{ name: partName(piece), form: formAt(item, sheet, context, origin, 0) }]
        : [],
    )
  },
  fields(_item, _context, part) {
    const at = ['placements', part.name] as const
    return part.isUpright
      ? [field([...at, 'view', 'x'], words.x, anyLength), field([...at, 'view', 'y'], words.y, anyLength)]
      : [
          field([...at, 'plan', 'x'], words.x, anyLength),
          field([...at, 'plan', 'z'], words.y, anyLength),
          field([...at, 'plan', 'rotation'], words.rotation, { type: 'angle' }),
        ]
  },
  scene(item, part, _, context) {
    const { form, isUpright = false } = part
    if (form.type !== 'box') return []
    const face = context.faceOf(item, pieceOf(part))
    const view = isUpright ? face?.front : face?.plan
    const [a, b, c, d] = cornersOf(form)
    if (view) return [drawn(view, form)]
    // It shrinks with what it names: on a plan of many pieces names would cover each other.
    const name: CanvasPrimitive = {
      kind: 'text',
      at: middleOf(a, c),
      anchor: 'middle',
      text: context.nameOf(item),
      font: { family: 'Inter', weight: 500, sizeMm: Math.min(TEXT_INCHES, form.height * 0.6) },
      fill: 'ink',
      rotation: form.rotation,
    }
    const outline = outlineOf(form, { role: face ? 'outline' : 'hidden', fill: 'paper' })
    // From above the front edge, which looks down the sheet, is the heavier one.
    return isUpright
      ? [outline, name]
      : [outline, line(d, c, { role: 'outline' }), line(a, b, { role: 'fine' }), name]
  },
  measures(item, { name, form, isUpright = false }, sheet, context) {
    if (form.type !== 'box' || !isUpright || sheet.type !== 'view') return []
    const foot = form.y + form.height
    const width: Measure = {
      from: { x: form.x, y: foot },
      to: { x: form.x + form.width, y: foot },
      side: 'bottom',
      row: 0,
    }
    const side = heightSides(sheet.id, context).get(pieceKey(item.id, name))
    if (!side) return [width]
    const x = side === 'left' ? form.x : form.x + form.width
    return [width, { from: { x, y: form.y }, to: { x, y: foot }, side, row: 0 }]
  },
  title: (item, context) => context.nameOf(item),
  withdraw(item, parts) {
    const before = placementsOf(item)
    const pieces = parts.flatMap((part): [number, PiecePlacement][] => {
      const placement = before[pieceOf(part)]
      if (!placement) return []
      return [[pieceOf(part), { ...placement, ...(part.isUpright ? { view: null } : { plan: null }) }]]
    })
    return withPieces(item, new Map(pieces))
  },
  copyTo(item, sheet, by, parts) {
    if (sheet.type === 'layout') return null
    const before = placementsOf(item)
    const viewId = viewIdOf(sheet)
    const placements = parts.flatMap((name): PiecePlacement[] => {
      const placement = before[Number(name)]
      if (!placement) return []
      const { plan, view } = placement
      const at = view ?? (plan ? { x: plan.x, y: plan.z } : { x: 0, y: 0 })
      if (viewId !== null) {
        return [{ plan: null, view: { archCustomViewId: viewId, x: at.x + by.x, y: at.y + by.y } }]
      }
      const from = plan ?? { x: at.x, z: at.y, rotation: 0 }
      return [{ plan: { ...from, x: from.x + by.x, z: from.z + by.y }, view: null }]
    })
    if (placements.length === 0) return null
    const blank = { ...item, quantity: placements.length, placements: [] }
    return { quantity: placements.length, ...withPieces(blank, new Map(placements.entries())) }
  },
})
