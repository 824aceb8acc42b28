/** What a choice leaves as it was is not drawn again, and what it touches is. */
import { evaluateOrder } from '@orderwright/domain/configuration'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProperty,
  aRule,
} from '@orderwright/domain/testing'
import { describe, expect, it } from 'vitest'
import { isSameSection, isSameView, propertySections } from './property-groups.ts'
import { viewOf } from './view-of.ts'

const properties = [1, 2, 3, 4].map((id) => aProperty({ id, title: `P${id}`, rank: id, isRequired: 0 }))
const context = aContext({
  products: [aProductWith(properties, { id: 1 })],
  productProperties: properties,
  productOptions: properties.flatMap(({ id }) =>
    [1, 2].map((k) =>
      anOption({ id: id * 10 + k, title: `Option ${id * 10 + k}`, productPropertyId: id, rank: k }),
    ),
  ),
  // Option 12 takes one option of P3 away, and all of P4.
  productRules: [
    aRule({ type: 'incompatible', fromIds: [12], toIds: [31] }),
    aRule({ type: 'incompatible', fromIds: [12], toIds: [41, 42] }),
  ],
})

const selections = [11, 12, 21].map((optionId) => ({ optionId }))

/** An untouched choice stays the same object, as it does in the editor. */
function chosen(optionIds: readonly number[]) {
  const picked = selections.filter(({ optionId }) => optionIds.includes(optionId))
  const entries = picked.map((selection) => [String(Math.floor(selection.optionId / 10)), selection])
  const item = { ...anItem({ id: 501, productId: 1 }), properties: Object.fromEntries(entries) }
  const document = { ...aDocument([]), items: [item] }
  const evaluation = evaluateOrder(context, document)
  const views = [1, 2, 3, 4].map((id) => {
    const view = viewOf(evaluation, 501, id)
    if (!view) throw new Error(`no view of ${id}`)
    return view
  })
  const [section] = propertySections(context.catalog, evaluation.itemsById.get(501), evaluation)
  if (!section) throw new Error('no section')
  return { views, section }
}

function same(before: readonly number[], after: readonly number[]): boolean[] {
  const [one, other] = [chosen(before).views, chosen(after).views]
  return one.map((view, index) => isSameView(view, other[index] ?? view))
}

describe('rows of the options panel', () => {
  it('show the same where a choice touches neither what is chosen nor how many can be', () => {
    expect(same([], [11])).toEqual([false, true, true, true])
    expect(same([11], [11, 21])).toEqual([true, false, true, true])
  })

  it('are drawn again where a choice takes options away', () => {
    expect(same([11], [12])).toEqual([false, true, false, false])
  })

  it('that say why nothing can be chosen are always drawn again, because the reason may be another', () => {
    expect(same([12], [12])).toEqual([true, true, true, false])
  })

  it('make a section that shows the same while all of them do', () => {
    expect(isSameSection(chosen([11]).section, chosen([11]).section)).toBe(true)
    expect(isSameSection(chosen([11]).section, chosen([11, 21]).section)).toBe(false)
    expect(isSameSection(chosen([11]).section, { ...chosen([11]).section, title: 'Other' })).toBe(false)
    const { section } = chosen([11])
    expect(isSameSection(section, { ...section, properties: section.properties.slice(1) })).toBe(false)
  })
})
