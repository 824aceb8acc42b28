/** Checks that belong to drawing families: layout limits of plates, what fits by geometry, widths of engravings. */
import type { Product } from '../catalog/schema.ts'
import { keypadEngravingGrid, keypadLayoutSize } from '../drawing/families/keypad-plate/grid.ts'
import {
  checkPlateLayout,
  type PlateLayoutLimits,
  plateLayoutLimitsSchema,
} from '../drawing/families/keypad-plate/layout-limits.ts'
import { keypadPlateSpecSchema } from '../drawing/families/keypad-plate/spec.ts'
import type { EngravingGrid } from '../engraving/limits.ts'
import { messages } from '../messages.ts'
import type { FamilyCheck, FamilyProblem } from './types.ts'

type Drawing = NonNullable<Product['drawing']>
const limitsByDrawing = new WeakMap<Drawing, PlateLayoutLimits | null>()

/** The limits in a product's data, parsed once; null without (readable) limits. */
function limitsOf(drawing: Drawing): PlateLayoutLimits | null {
  let limits = limitsByDrawing.get(drawing)
  if (limits === undefined) {
    const parsed = plateLayoutLimitsSchema.safeParse(drawing.limits)
    limits = parsed.success ? parsed.data : null
    limitsByDrawing.set(drawing, limits)
  }
  return limits
}

function keyOf(backBox: unknown): string | undefined {
  if (typeof backBox !== 'object' || backBox === null || !('key' in backBox)) return undefined
  return typeof backBox.key === 'string' ? backBox.key : undefined
}

/** Columns and rows against the plate's size and the exceptions in the product's data. [1.5.38–1.5.42] */
function checkKeypadLayout(
  product: Product,
  spec: Readonly<Record<string, unknown>>,
): readonly FamilyProblem[] {
  const limits = product.drawing === null ? null : limitsOf(product.drawing)
  const { width, height, layoutString } = spec
  if (limits === null) return []
  if (typeof width !== 'number' || typeof height !== 'number' || typeof layoutString !== 'string') return []
  const { columns, rows } = keypadLayoutSize(layoutString)
  if (columns === 0) return [{ code: 'layout', message: messages.drawingUnreadable, path: 'layoutString' }]
  const backBoxKey = keyOf(spec['backBox'])
  const checked = checkPlateLayout(
    { plateWidth: width, plateHeight: height, columns, rows, backBoxKey },
    limits,
  )
  if (checked.ok) return []
  const { reason } = checked
  const message =
    reason.code === 'plateTooSmallForColumns'
      ? messages.plateTooSmallForColumns({ columns: reason.columns, max: reason.maxColumns })
      : messages.plateTooSmallForRows({ rows: reason.rows, max: reason.maxRows })
  return [{ code: 'layout', message, path: 'layoutString' }]
}

const checks: Record<string, FamilyCheck> = {
  'keypad-plate': Object.assign(checkKeypadLayout, {
    paths: ['width', 'height', 'layoutString', 'backBox'],
  }),
}

/** The checks that count when the context brings none of its own, by drawing family. */
export const defaultFamilyChecks: Readonly<Record<string, FamilyCheck>> = checks

/** Adds the checks of families that are loaded apart from the rest. */
export function addFamilyChecks(more: Readonly<Record<string, FamilyCheck>>): void {
  Object.assign(checks, more)
}

/** Where the engravings of a specification stand, for families that are engraved; null when it can't be read. */
export const engravingGrids: Readonly<
  Record<string, (spec: Readonly<Record<string, unknown>>) => EngravingGrid | null>
> = {
  'keypad-plate': (spec) => {
    const parsed = keypadPlateSpecSchema.safeParse(spec)
    return parsed.success ? keypadEngravingGrid(parsed.data) : null
  },
}
