/** Pickers are handed on from state to state while no choice touches what they look at, and never longer. */
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { evaluateOrder } from './evaluate.ts'
import { planSelection } from '../repairs/plan-selection.ts'

const properties = [1, 2, 3, 4].map((id) =>
  aProperty({ id, title: `P${id}`, rank: id, isRequired: id === 4 ? 1 : 0 }),
)
const options = properties.flatMap(({ id }) =>
  [1, 2].map((k) =>
    anOption({ id: id * 10 + k, title: `Option ${id * 10 + k}`, productPropertyId: id, rank: k }),
  ),
)

/** 32 takes 22 away, the last of P2 once something else has taken 21. */
const lastOfTwo = { type: 'incompatible' as const, fromIds: [32], toIds: [22] }

function walk(rules: Parameters<typeof aRule>[0][], choices: readonly (readonly [number, number | null])[]) {
  const context = aContext({
    products: [aProductWith(properties, { id: 1 })],
    productProperties: properties,
    productOptions: options,
    productRules: rules.map(aRule),
  })
  let document = aDocument([anItem({ id: 501, productId: 1 })])
  let evaluation = evaluateOrder(context, document)
  const seen = () => {
    const views = evaluation.itemsById.get(501)?.properties
    return [1, 2, 3, 4].map((id) => views?.get(id)?.states ?? [])
  }
  const states = [seen()]
  for (const [propertyId, optionId] of choices) {
    const selection = optionId === null ? null : { optionId }
    const plan = planSelection(context, document, { itemId: 501, propertyId, selection })
    if (!plan.ok) throw new Error(plan.message)
    document = plan.document
    evaluation = evaluateOrder(context, document, evaluation)
    states.push(seen())
  }
  return states
}

/** Whether 32 may be picked, after each choice. */
function offers32(states: ReturnType<typeof walk>): (boolean | undefined)[] {
  return states.map(([, , third]) => third?.find(({ option }) => option.id === 32)?.allowed)
}

describe('pickers handed on', () => {
  it('a picker that a choice does not touch is the same list', () => {
    const [before, after] = walk([lastOfTwo], [[4, 41]])
    expect(after?.slice(0, 3).map((list, index) => list === before?.[index])).toEqual([true, true, true])
    expect(after?.[3]).not.toBe(before?.[3])
  })

  it('one that looks at what the choice takes away is made anew, and when it is taken back', () => {
    const takesOne = { type: 'incompatible' as const, fromIds: [11], toIds: [21] }
    const states = walk(
      [lastOfTwo, takesOne],
      [
        [1, 11],
        [1, 12],
        [1, 11],
        [1, null],
      ],
    )
    expect(offers32(states)).toEqual([true, false, true, false, true])
  })

  it('and so it is when any value of a property takes it away', () => {
    const takesOne = {
      type: 'incompatible' as const,
      fromResourceKey: 'productProperty' as const,
      fromIds: [1],
      toIds: [21],
    }
    const states = walk(
      [lastOfTwo, takesOne],
      [
        [1, 11],
        [1, 12],
        [1, null],
      ],
    )
    expect(offers32(states)).toEqual([true, false, false, true])
  })

  it('explains itself by the latest choices', () => {
    const refuses = [11, 12].map((from) => ({ type: 'incompatible' as const, fromIds: [from], toIds: [21] }))
    const states = walk(refuses, [
      [1, 11],
      [1, 12],
    ])
    const reasons = states.map(([, second]) => second?.[0]?.reasons.map(({ message }) => message))
    expect(reasons.at(-1)).toEqual(['Option 21 can not be combined with Option 12 (P1).'])
  })
})
