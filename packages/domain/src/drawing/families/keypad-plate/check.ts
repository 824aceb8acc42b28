/**
 * Columns and rows of a keypad against its plate's size and the exceptions in the product's data [1.5.38–1.5.42]; and where
 * its mechanisms stand against each other, the screws and the box in the wall.
 */
import { messages } from '../../../messages.ts'
import { plateMessages } from '../../../messages/options/plates.ts'
import type { FamilyCheck, FamilyProblem } from '../../family.ts'
import { placeScrews } from '../../parts/screws.ts'
import type { LengthUnit } from '../../../units/lengths.ts'
import { sizeText } from '../../words.ts'
import { bodyProblems, boxProblems } from '../box-fit.ts'
import { plateBox } from '../plate-common.ts'
import { keypadBodies, keypadGrid, keypadLayoutSize, keypadSolids } from './grid.ts'
import { checkPlateLayout, type PlateLayoutLimits, plateLayoutLimitsSchema } from './layout-limits.ts'
import { keypadPlateSpecSchema } from './spec.ts'

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

type Spec = Readonly<Record<string, unknown>>

/** The table of the product, which knows plates and boxes by their names. */
function layoutProblems(spec: Spec, limits: PlateLayoutLimits): readonly FamilyProblem[] {
  const { width, height, layoutString } = spec
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
      ? plateMessages.plateTooSmallForColumns({ columns: reason.columns, max: reason.maxColumns })
      : plateMessages.plateTooSmallForRows({ rows: reason.rows, max: reason.maxRows })
  return [{ message, path: 'layoutString' }]
}

const placedSchema = keypadPlateSpecSchema.pick({
  width: true,
  height: true,
  layoutString: true,
  mechanismSpacing: true,
  bodies: true,
  backBox: true,
  screws: true,
})

/** Whether the data says where screws stand: where it does not, there are none to judge. */
function saysScrews({ screws }: Spec): boolean {
  return typeof screws === 'object' && screws !== null && 'spacing' in screws
}

/** Whether the mechanisms, where they stand, have room beside each other, between the screws and in the box. */
function placeProblems(given: Spec, unit: LengthUnit): readonly FamilyProblem[] {
  const parsed = placedSchema.safeParse(given)
  if (!parsed.success) return []
  const spec = parsed.data
  const grid = keypadGrid(spec)
  const bodies = keypadBodies(spec, grid)
  if (bodies.length === 0) return boxProblems(spec, spec.backBox, bodies, unit)
  const obstacles = { solid: keypadSolids(spec, grid), soft: [] }
  const areScrewed = !saysScrews(given) || placeScrews(spec.screws, plateBox(spec), obstacles).isComplete
  const message = plateMessages.mechanismsMeetScrews({ size: sizeText(spec.width, spec.height, unit) })
  return [
    ...bodyProblems(bodies),
    ...(areScrewed ? [] : [{ message, path: 'layoutString' }]),
    ...boxProblems(spec, spec.backBox, bodies, unit),
  ]
}

/** Where the table already says that there are too many mechanisms, nothing is said of where they would stand. */
function check(spec: Spec, data: unknown, unit: LengthUnit = 'mm'): readonly FamilyProblem[] {
  const limits = limitsOf(data)
  const problems = limits === null ? [] : layoutProblems(spec, limits)
  return problems.length > 0 ? problems : placeProblems(spec, unit)
}

export const checkKeypadPlate: FamilyCheck = Object.assign(check, {
  paths: ['width', 'height', 'layoutString', 'backBox', 'bodies', 'screws'],
})
