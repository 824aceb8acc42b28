/** How a check of a drawing family is put together: on a parsed specification, with problems that name their field. */
import type { z } from 'zod'
import type { FamilyCheck, FamilyProblem } from './types.ts'

/** Something that does not fit; `path` is the field of the specification to blame. */
export function misfit(message: string, path: string): FamilyProblem {
  return { code: 'layout', message, path }
}

/**
 * A check on a parsed specification that reads the given fields only. What can not be parsed is left to those who say
 * that it can not be drawn.
 */
export function specCheck<TSchema extends z.ZodType>(
  schema: TSchema,
  paths: readonly string[],
  check: (spec: z.output<TSchema>) => readonly FamilyProblem[],
): FamilyCheck {
  function run(_: unknown, given: Readonly<Record<string, unknown>>): readonly FamilyProblem[] {
    const parsed = schema.safeParse(given)
    return parsed.success ? check(parsed.data) : []
  }
  return Object.assign(run, { paths })
}
