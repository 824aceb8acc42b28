/** Plates whose size and layout of mechanisms do not go together. */
import { describe, expect, it } from 'vitest'
import type { PlateLayoutLimits } from '../drawing/families/keypad-plate/layout-limits.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { evaluateItem } from '../configuration/evaluate.ts'
import { listenToMessages } from '../localization/define-messages.ts'
import { setLanguageSource } from '../localization/language-source.ts'
import type { Language } from '../localization/languages.ts'

describe('a plate’s layout', () => {
  const size = aProperty({ id: 1, title: 'Size' })
  const layout = aProperty({ id: 2, title: 'Layout' })
  const box = aProperty({ id: 3, title: 'Back box', isRequired: 0 })
  const limits: PlateLayoutLimits = {
    columnsByWidth: [
      { width: 82, columns: 2 },
      { width: 117, columns: 2 },
      { width: 144, columns: 3 },
      { width: 207, columns: 4 },
    ],
    rowsByHeight: [
      { height: 82, rows: 1 },
      { height: 117, rows: 2 },
      { height: 144, rows: 3 },
      { height: 207, rows: 5 },
    ],
    exceptions: [
      { width: 82, height: 144, backBoxKey: 'us-two-gang', columns: 2, rows: 4 },
      { minWidth: 144, extraColumns: 1, rows: 1 },
    ],
  }
  function plate(width: number, height: number, layoutString: string, backBoxKey?: string) {
    const data = (productPropertyId: number, dataKey: string) => ({ productPropertyId, dataKey })
    const product = aProductWith([size, layout, box], {
      id: 1,
      drawing: {
        family: 'keypad-plate',
        bindings: {
          width: data(1, 'width'),
          height: data(1, 'height'),
          layoutString: data(2, 'layoutString'),
          backBox: data(3, 'backBox'),
        },
        limits,
      },
    })
    const context = aContext({
      products: [product],
      productProperties: [size, layout, box],
      productOptions: [
        anOption({ id: 11, productPropertyId: 1, data: { width, height } }),
        anOption({ id: 21, productPropertyId: 2, data: { layoutString } }),
        anOption({
          id: 31,
          productPropertyId: 3,
          data: { backBox: { key: backBoxKey ?? '', width: 76, height: 118 } },
        }),
      ],
    })
    const item = anItem({
      properties: {
        '1': { optionId: 11 },
        '2': { optionId: 21 },
        ...(backBoxKey === undefined ? {} : { '3': { optionId: 31 } }),
      },
    })
    return { context, document: aDocument([item]), item }
  }
  function judge(...of: Parameters<typeof plate>) {
    const { context, document, item } = plate(...of)
    return evaluateItem(context, document, item)
  }

  it.each([
    [82, 82, 'PP', true, '[1.5.39] 82 by 82 carries two columns'],
    [82, 82, '3P', false, '[1.5.38, 1.5.42] 82 wide not three'],
    [82, 82, 'P/P', false, '[1.5.38, 1.5.42] 82 high not two rows'],
    [117, 117, '2P/2P', true, '[1.5.38] 117 carries two by two'],
    [144, 144, '3P/3P/3P', true, '[1.5.38] 144 carries three by three'],
    [144, 144, '4P', true, '[1.5.41] a single row may be one wider'],
    [144, 144, '4P/P', false, '[1.5.41, 1.5.42] but not two rows'],
    [207, 207, '6P/P', false, '[1.5.42] 207 wide not six'],
    [207, 207, '?', false, 'a layout that can not be read fits no plate'],
    [207, 207, '2P/2P/2P/2P/2P', true, '[1.5.38] 207 carries five rows'],
  ])('%i × %i with %s is valid: %s. %s', (width, height, layoutString, isValid) => {
    expect(judge(width, height, layoutString).isValid).toBe(isValid)
  })

  it('[1.5.40] 82 by 144 carries four rows with the given back box only', () => {
    expect(judge(82, 144, '2P/2P/2P/2P', 'us-two-gang').isValid).toBe(true)
    expect(judge(82, 144, '2P/2P/2P/2P', 'eu-round').isValid).toBe(false)
    expect(judge(82, 144, '2P/2P/2P/2P').isValid).toBe(false)
  })

  it('[1.5.42] the layout is marked as the one to change', () => {
    const evaluation = judge(82, 82, '3P')
    expect(evaluation.properties.get(2)).toMatchObject({
      isValid: false,
      reason: {
        code: 'layout',
        message: 'This plate is wide enough for 2 columns of mechanisms, not for 3.',
      },
    })
  })
  it('[issue 18] what is wrong with it is said in the language of the moment, though what is known of a plate is kept', () => {
    const { context, item } = plate(82, 82, '3P')
    const read: string[] = []
    const ask = (language: Language) => {
      setLanguageSource(() => language)
      expect(evaluateItem(context, aDocument([item]), item).isValid).toBe(false)
      return read.splice(0).filter((name) => name.startsWith('plateMessages.')).length > 0
    }
    listenToMessages((name, key) => read.push(`${name}.${key}`))
    try {
      expect([ask('en-US'), ask('en-US'), ask('sv-SE'), ask('en-US')]).toEqual([true, false, true, true])
    } finally {
      listenToMessages()
      setLanguageSource(undefined)
    }
  })
})
