/**
 * Laws of the import: the schedule's own file comes back as the same engravings, a row for each keypad and a row for each button are the
 * same keypads, buttons stand in their order, and of a keypad with an error nothing is added.
 */
import { fc } from '@fast-check/vitest'
import { beforeAll, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { entryText } from '../engraving-schedule/entry-text.ts'
import { type EngravingSet, engravingSetAt, engravingSides } from '../engraving/schema.ts'
import { loadEngravingSymbols } from '../engraving/symbols/registry.ts'
import { cleanEngravingText } from '../engraving/text.ts'
import { scheduleTable } from '../exports/schedule-table.ts'
import type { Selections } from '../orders/selections.ts'
import { aDocument } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { importContext, planTable } from '../testing/worlds/keypad-tables.ts'
import { aKeypad, scheduleIds as ids } from '../testing/worlds/schedule-world.ts'
import { fromCsvCell } from '../units/text/csv-cell.ts'

beforeAll(loadEngravingSymbols)
const context = importContext()

const aText = fc
  .oneof(
    fc.constantFrom('I', 'ON', 'OFF', '+', '=1+1', '[[FAN]]', "'A", '1/2', '007', 'READING'),
    fc.string({ maxLength: 3, unit: 'grapheme' }),
  )
  .map((text) => cleanEngravingText(text).trim())
  // A joker of the file's own: a number too long, or a formula that came to nothing, is told and not guessed.
  .filter((text) => !/^#|E\+\d+$/i.test(text))
const entry = fc.oneof(
  aText.map((text) => ({ text })),
  fc.constantFrom({ symbol: 'fan' }, { symbol: 'blind-up' }),
)
const side = fc.array(entry, { maxLength: 2 })
const aSet: fc.Arbitrary<EngravingSet> = fc.dictionary(
  fc.constantFrom('0', '1'),
  fc.record({ above: side, below: side }, { requiredKeys: [] }),
)

/** What stands at each place, as it is read; empty places are left out. */
function textsOf(sets: readonly EngravingSet[] | undefined, quantity: number) {
  return Array.from({ length: quantity }, (_, piece) => {
    const set = engravingSetAt([...(sets ?? [])], piece)
    return Object.entries(set)
      .flatMap(([mechanism, own]) =>
        engravingSides.flatMap((at) =>
          (own[at] ?? []).flatMap((one, line) => {
            const text = entryText(one)
            return text === '' ? [] : [`${mechanism} ${at} ${line} ${text}`]
          }),
        ),
      )
      .sort()
  })
}

const chosen: Selections = { [ids.plate]: { optionId: ids.large }, [ids.size]: { optionId: ids.size4 } }
const item = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  first: fc.array(aSet, { minLength: 1, maxLength: 3 }),
  second: fc.option(fc.array(aSet, { maxLength: 2 }), { nil: undefined }),
})

it('the file of the engraving schedule comes back as the same engravings', () => {
  checkLaw(
    { pieces: 20, languages: 20, taken: 60 },
    fc.array(item, { minLength: 1, maxLength: 3 }),
    (cover, given) => {
      const document = aDocument(
        given.map(({ quantity, first, second }, index) =>
          aKeypad(501 + index, `Room ${index}`, {
            quantity,
            properties: {
              ...chosen,
              [ids.layout]: { optionId: ids.two },
              [ids.first]: { engravings: first },
              ...(second === undefined ? {} : { [ids.languages]: {}, [ids.second]: { engravings: second } }),
            },
          }),
        ),
      )
      const evaluation = evaluateOrder(context, document)
      const { header, rows } = scheduleTable(evaluation)
      const start = { productId: 1, like: { ...chosen, [ids.layout]: { optionId: ids.two } } }
      const keypads = planTable(
        [header, ...rows].map((cells) => cells.map(fromCsvCell)),
        { start },
      )
      const engraved = document.items.filter(({ properties, quantity }) =>
        [ids.first, ids.second].some((id) =>
          textsOf(properties[id]?.engravings, quantity).some((texts) => texts.length > 0),
        ),
      )
      expect(keypads.length).toBe(engraved.length)
      for (const [index, { properties, quantity, id, title }] of engraved.entries()) {
        const keypad = keypads[index]
        const isValid = evaluation.itemsById.get(id)?.isValid === true
        if (isValid) expect(keypad?.notes.filter(({ tone }) => tone === 'error')).toEqual([])
        if (keypad?.item == null) continue
        cover('taken')
        if ((properties[ids.first]?.engravings?.length ?? 0) > 1 && quantity > 1) cover('pieces')
        if (properties[ids.second] !== undefined) cover('languages')
        expect([keypad.item.title, keypad.item.quantity]).toEqual([title, quantity])
        for (const property of [ids.first, ids.second]) {
          expect(textsOf(keypad.item.properties[property]?.engravings, quantity)).toEqual(
            textsOf(properties[property]?.engravings, quantity),
          )
        }
      }
    },
  )
})

const keypad = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  plate: fc.constantFrom('Small', 'Large', '', 'Medium'),
  texts: fc.array(fc.constantFrom('', 'I', 'ON', 'OFF', 'READING', '[Fan]', 'A VERY LONG TEXT'), {
    minLength: 1,
    maxLength: 3,
  }),
})

it('a row for each keypad and a row for each button are the same keypads, in the order of the file and of the buttons', () => {
  checkLaw({ taken: 20, refused: 20 }, fc.array(keypad, { minLength: 1, maxLength: 4 }), (cover, given) => {
    const named = given.map((one, index) => ({ ...one, name: `K${index}` }))
    const engraved = named.filter(({ texts }) => texts.some((text) => text !== ''))
    const wide = planTable([
      ['Name', 'Quantity', 'Plate', 'Button 1', 'Button 2', 'Button 3'],
      ...engraved.map(({ name, quantity, plate, texts }) => [
        name,
        String(quantity),
        plate,
        ...[0, 1, 2].map((place) => texts[place] ?? ''),
      ]),
    ])
    const long = planTable([
      ['Name', 'Quantity', 'Plate', 'Button', 'Engraving'],
      ...engraved.flatMap(({ name, quantity, plate, texts }) =>
        texts.flatMap((text, place) =>
          text === '' ? [] : [[name, String(quantity), plate, String(place + 1), text]],
        ),
      ),
    ])
    expect(wide.map(({ title }) => title)).toEqual(engraved.map(({ name }) => name))
    expect(long.map((one) => one.item)).toEqual(wide.map((one) => one.item))
    for (const [index, { notes, item: added }] of wide.entries()) {
      const isWrong = notes.some(({ tone }) => tone === 'error')
      expect(added === null).toBe(isWrong)
      cover(isWrong ? 'refused' : 'taken')
      if (added === null) continue
      const expected = (engraved[index]?.texts ?? []).flatMap((text, place) =>
        text === '' ? [] : [`${place} below 0 ${text}`],
      )
      expect(textsOf(added.properties[ids.first]?.engravings, 1)).toEqual([expected])
    }
  })
})
