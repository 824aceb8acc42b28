import { describe, expect, it } from 'vitest'
import { arrayInputs } from './array-inputs.ts'
import { evaluateItem } from './evaluate.ts'
import { leadTimeAlert } from './lead-time.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProfile,
  aProperty,
} from '../testing/builders.ts'

const box = aProperty({ id: 92, title: 'Back box' })
const light = aProperty({ id: 85, title: 'Light' })
const engraving = aProperty({
  id: 27,
  type: 'text',
  isArray: 1,
  arrayInputProps: { inputs: [{ placeholder: 'First' }, { placeholder: 'Second' }] },
})
const context = aContext({
  products: [aProductWith([box, light, engraving], { id: 1 })],
  productProperties: [box, light, engraving],
  productOptions: [
    anOption({ id: 1, productPropertyId: 92, data: { backBoxProductId: 20 } }),
    anOption({ id: 2, productPropertyId: 92, data: { backBoxProductId: 21 } }),
    anOption({ id: 3, productPropertyId: 92 }),
    anOption({ id: 518, productPropertyId: 85 }),
    anOption({ id: 519, productPropertyId: 85, data: { engravingInputs: 1, isSlow: true } }),
  ],
})
const profile = aProfile({
  backBox: { productCategoryId: 5, productPropertyIds: [92] },
  roles: { light: [85] },
  alerts: { leadTime: { role: 'light', optionDataKey: 'isSlow', weeks: 24 } },
})

describe('an array property', () => {
  it('[1.5.31] has one input only with an option that says so', () => {
    const inputs = (optionId: number) => {
      const item = anItem({ properties: { '85': { optionId } } })
      return arrayInputs(evaluateItem(context, aDocument([item]), item), 27).length
    }
    expect([inputs(518), inputs(519)]).toEqual([2, 1])
  })
})

describe('the lead-time alert', () => {
  it('[1.5.50] warns of the profile’s weeks when such an option is chosen', () => {
    const choose = (optionId: number) => ({ itemId: 1, propertyId: 85, selection: { optionId } })
    expect(leadTimeAlert(context.catalog, profile, choose(519))?.weeks).toBe(24)
    expect(leadTimeAlert(context.catalog, profile, choose(518))).toBeNull()
    expect(leadTimeAlert(context.catalog, aProfile(), choose(519))).toBeNull()
  })
})
