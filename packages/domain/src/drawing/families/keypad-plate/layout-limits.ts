/**
 * How many mechanisms a plate of a given size may carry. The table belongs to the product, not to the code:
 * width limits columns, height limits rows, and rows of exceptions allow more on named sizes or boxes.
 */
import { z } from 'zod'

const countSchema = z.int().min(1).max(24)

/**
 * One exception. Every field given must match (a plate size within half a millimetre); it then allows up to
 * `columns` × `rows`. A size may be exact (`width`) or a least size (`minWidth`).
 * `extraColumns` instead of `columns` adds to the table's columns.
 */
export const plateLayoutExceptionSchema = z.object({
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  minWidth: z.number().positive().optional(),
  minHeight: z.number().positive().optional(),
  /** Key of the back box that must be chosen, as the product's data names it. */
  backBoxKey: z.string().optional(),
  columns: countSchema.optional(),
  extraColumns: z.int().min(1).max(12).optional(),
  rows: countSchema,
})

export const plateLayoutLimitsSchema = z.object({
  columnsByWidth: z.array(z.object({ width: z.number().positive(), columns: countSchema })),
  rowsByHeight: z.array(z.object({ height: z.number().positive(), rows: countSchema })),
  exceptions: z.array(plateLayoutExceptionSchema).default([]),
})
export type PlateLayoutLimits = z.infer<typeof plateLayoutLimitsSchema>
type PlateLayoutException = z.infer<typeof plateLayoutExceptionSchema>

export type PlateLayout = {
  plateWidth: number
  plateHeight: number
  columns: number
  rows: number
  backBoxKey?: string
}

export type PlateLayoutReason =
  | { code: 'plateTooSmallForColumns'; columns: number; maxColumns: number }
  | { code: 'plateTooSmallForRows'; rows: number; maxRows: number }

export type PlateLayoutCheck = { ok: true } | { ok: false; reason: PlateLayoutReason }

/** Plate sizes are whole millimetres; half a millimetre either way is still the same plate. */
function isSameSize(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.5
}

/** The count of the largest listed size not above the plate's; 1 below the smallest. */
function countForSize(rows: readonly { size: number; count: number }[], size: number): number {
  let best = { size: 0, count: 1 }
  for (const row of rows) {
    if (row.size <= size + 0.5 && row.size > best.size) best = row
  }
  return best.count
}

function allowsLayout(rule: PlateLayoutException, layout: PlateLayout, tableColumns: number): boolean {
  if (rule.width !== undefined && !isSameSize(rule.width, layout.plateWidth)) return false
  if (rule.height !== undefined && !isSameSize(rule.height, layout.plateHeight)) return false
  if (rule.minWidth !== undefined && layout.plateWidth < rule.minWidth - 0.5) return false
  if (rule.minHeight !== undefined && layout.plateHeight < rule.minHeight - 0.5) return false
  if (rule.backBoxKey !== undefined && rule.backBoxKey !== layout.backBoxKey) return false
  const columns = rule.columns ?? tableColumns + (rule.extraColumns ?? 0)
  return layout.columns <= columns && layout.rows <= rule.rows
}

/**
 * Whether `columns` × `rows` mechanisms fit on the plate [1.5.38–1.5.42]. Sizes in mm. A size between two
 * listed ones counts as the smaller. The reason names the limit that was broken, columns first.
 */
export function checkPlateLayout(layout: PlateLayout, limits: PlateLayoutLimits): PlateLayoutCheck {
  const maxColumns = countForSize(
    limits.columnsByWidth.map((row) => ({ size: row.width, count: row.columns })),
    layout.plateWidth,
  )
  const maxRows = countForSize(
    limits.rowsByHeight.map((row) => ({ size: row.height, count: row.rows })),
    layout.plateHeight,
  )
  const tooManyColumns = layout.columns > maxColumns
  const tooManyRows = layout.rows > maxRows
  if (!tooManyColumns && !tooManyRows) return { ok: true }
  if (limits.exceptions.some((rule) => allowsLayout(rule, layout, maxColumns))) return { ok: true }
  return {
    ok: false,
    reason: tooManyColumns
      ? { code: 'plateTooSmallForColumns', columns: layout.columns, maxColumns }
      : { code: 'plateTooSmallForRows', rows: layout.rows, maxRows },
  }
}
