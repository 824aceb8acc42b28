/** Columns and rows of a keypad against its plate's size and the exceptions in the product's data. [1.5.38–1.5.42] */
import { messages } from '../../../messages.ts'
import type { FamilyCheck, FamilyProblem } from '../../family.ts'
import { keypadLayoutSize } from './grid.ts'
import { checkPlateLayout, type PlateLayoutLimits, plateLayoutLimitsSchema } from './layout-limits.ts'

const parsedLimits = new WeakMap<object, PlateLayoutLimits | null>()

/** The limits in a product's data, parsed once; null without (readable) limits. */
function limitsOf(data: unknown): PlateLayoutLimits | null {
  if (typeof data !== 'object' || data === null) return null
  let limits = parsedLimits.get(data)
  if (limits === undefined) {
    limits = plateLayoutLimitsSchema.safeParse(data).data ?? null
    parsedLimits.set(data, limits)
  }
  return limits
}

function keyOf(backBox: unknown): string | undefined {
  if (typeof backBox !== 'object' || backBox === null || !('key' in backBox)) return undefined
  return typeof backBox.key === 'string' ? backBox.key : undefined
}

function check(spec: Readonly<Record<string, unknown>>, data: unknown): readonly FamilyProblem[] {
  const limits = limitsOf(data)
  const { width, height, layoutString } = spec
  if (limits === null) return []
  if (typeof width !== 'number' || typeof height !== 'number' || typeof layoutString !== 'string') return []
  const { columns, rows } = keypadLayoutSize(layoutString)
  if (columns === 0) return [{ message: messages.drawingUnreadable, path: 'layoutString' }]
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
  return [{ message, path: 'layoutString' }]
}

export const checkKeypadPlate: FamilyCheck = Object.assign(check, {
  paths: ['width', 'height', 'layoutString', 'backBox'],
})
