/** How a check of a drawing family is put together: on a parsed specification, with problems that name their field. */
import type { z } from 'zod'
import type { LengthUnit } from '../units/lengths.ts'
import type { FamilyCheck, FamilyProblem } from './family.ts'

/**
 * A check on a parsed specification that reads the given fields only. What can not be parsed is left to those who say
 * that it can not be drawn.
 */
export function specCheck<TSchema extends z.ZodType>(
  schema: TSchema,
  paths: readonly string[],
  check: (spec: z.output<TSchema>, unit: LengthUnit) => readonly FamilyProblem[],
): FamilyCheck {
  function run(
    given: Readonly<Record<string, unknown>>,
    _limits?: unknown,
    unit: LengthUnit = 'mm',
  ): readonly FamilyProblem[] {
    const parsed = schema.safeParse(given)
    return parsed.success ? check(parsed.data, unit) : []
  }
  return Object.assign(run, { paths })
}
