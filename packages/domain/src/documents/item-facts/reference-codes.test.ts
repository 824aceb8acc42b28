/** The codes of a line: from its product and its choices, or by the product's formula. Decision 0033. */
import { describe, expect, it } from 'vitest'
import { evaluateItem } from '../../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aProductWith,
  aProperty,
  aRule,
} from '../../testing/builders.ts'
import { type CodeKind, referenceCode } from './reference-codes.ts'

const size = aProperty({ id: 1, title: 'Size', rank: 1 })
const finish = aProperty({ id: 2, title: 'Finish', rank: 2, isRequired: 0 })
const text = aProperty({ id: 3, title: 'Text', type: 'text', rank: 3 })
const large = anOption({
  id: 11,
  title: 'Large',
  productPropertyId: 1,
  referenceCodes: { catalog: 'L', factory: 'F-L', machining: 'M-L' },
  data: { width: 117, series: 'Nord', isRound: true, depth: 0 },
})
const bronze = anOption({ id: 21, title: 'Bronze', productPropertyId: 2, referenceCodes: { catalog: 'BR' } })
const properties = { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { value: 'HALL' } }
const codes = { catalog: 'PL', factory: 'F-PL', machining: 'M-PL' }

function codeOf(
  product: Parameters<typeof aProductWith>[1],
  kind: CodeKind = 'catalog',
  chosen: object = properties,
  rules: Parameters<typeof aContext>[0]['productRules'] = [],
): string {
  const context = aContext({
    products: [aProductWith([size, finish, text], { id: 1, ...product })],
    productProperties: [size, finish, text],
    productOptions: [large, bronze],
    productRules: rules,
  })
  const item = anItem({ productId: 1, properties: { ...chosen } })
  return referenceCode(evaluateItem(context, aDocument([item]), item), kind)
}

/** The code for the catalog, by a formula. */
const byFormula = (catalog: string, chosen: object = properties) =>
  codeOf({ referenceCodes: codes, referenceCodeFormulas: { catalog } }, 'catalog', chosen)

describe('without a formula', () => {
  it.each([
    { kind: 'catalog', code: 'PL-L-BR' },
    { kind: 'factory', code: 'F-PL-F-L' },
    { kind: 'machining', code: 'M-PL-M-L' },
  ] as const)('the code for $kind is that of the product and of its choices', ({ kind, code }) => {
    expect(codeOf({ referenceCodes: codes }, kind)).toBe(code)
  })

  it('a formula of blanks is none, and one for another code is not asked', () => {
    expect(codeOf({ referenceCodes: codes, referenceCodeFormulas: { catalog: '  ' } })).toBe('PL-L-BR')
    expect(codeOf({ referenceCodes: codes, referenceCodeFormulas: { factory: 'X' } })).toBe('PL-L-BR')
  })

  it('what has no code adds nothing', () => {
    expect(codeOf({})).toBe('L-BR')
    expect(codeOf({}, 'catalog', {})).toBe('')
  })
})

describe('a formula', () => {
  it.each([
    ['{catalog} {factory} {machining}', 'PL F-PL M-PL'],
    ['{1.catalog} {1.factory} {1.machining}', 'L F-L M-L'],
    ['{1.title}/{2.title}', 'Large/Bronze'],
    ['{1.width}x{1.series}', '117xNord'],
    ['{1.depth}', '0'],
    ['{3.value}', 'HALL'],
    [' { catalog }-{ 1.width } ', 'PL-117'],
    ['A{}B', 'A?B'],
    ['{unknown}', '?'],
    ['{title}', '?'],
    // The data holds no text, the choice has no such code, nobody typed anything, there is no such property or field.
    ['{1.isRound} {2.factory} {1.value} {9.title} {1.color}', '? ? ? ? ?'],
    ['a {b c', 'a {b c'],
  ])('%j gives %j', (formula, code) => expect(byFormula(formula)).toBe(code))

  it('a field that has no value yet is a question mark', () => {
    expect(byFormula('{1.catalog}-{1.title}-{3.value}', {})).toBe('?-?-?')
    expect(codeOf({ referenceCodeFormulas: { catalog: '{catalog}{factory}{machining}' } })).toBe('???')
  })

  it('reads nothing of a choice that is hidden', () => {
    const rule = aRule({
      type: 'incompatible',
      fromResourceKey: 'productOption',
      toResourceKey: 'productProperty',
      fromIds: [11],
      toIds: [2],
    })
    const formula = { referenceCodes: codes, referenceCodeFormulas: { catalog: '{1.catalog}-{2.catalog}' } }
    expect(codeOf(formula)).toBe('L-BR')
    expect(codeOf(formula, 'catalog', properties, [rule])).toBe('L-?')
  })
})

it('a custom product has no code', () => {
  const item = anItem({ productId: -1 })
  expect(referenceCode(evaluateItem(aContext({}), aDocument([item]), item), 'catalog')).toBe('')
})
