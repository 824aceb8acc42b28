/** A row: its children again and again, a step apart; `index` counts from 0. */
import { good, problem } from '../outcome.ts'
import type { Value } from '../expression/syntax.ts'
import { numberField } from './field.ts'
import { defineHolder } from './kind.ts'

const COUNT_MAX = 300

export const repeatKind = defineHolder({
  key: 'repeat',
  title: 'Row',
  counts: ['index'],
  // Farther apart than what is added is wide: else the second would stand in the first.
  firstProps: { stepX: 120 },
  fields: {
    count: numberField('Count', 2),
    stepX: numberField('Step X', 0, 'mm'),
    stepY: numberField('Step Y', 0, 'mm'),
    stepZ: numberField('Step Z', 0, 'mm'),
  },
  copies: ({ count, stepX, stepY, stepZ }) => {
    const times = Math.floor(count + 1e-9)
    if (times > COUNT_MAX) return problem('tooManyParts', String(times))
    return good(
      Array.from({ length: Math.max(0, times) }, (_, index) => ({
        shift: [stepX * index, stepY * index, stepZ * index] as const,
        names: new Map<string, Value>([['index', index]]),
      })),
    )
  },
})
