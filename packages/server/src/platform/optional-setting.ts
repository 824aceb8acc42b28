import { z } from 'zod'

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value)

/** A variable of the environment that may be left out; an empty one is left out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankToUndefined, schema.optional())
}
