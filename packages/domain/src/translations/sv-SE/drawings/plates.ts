/** Plates in words, for whoever can not see their drawings, in Swedish. */
import type { plateDrawingWords as english } from '../../../messages/drawings/plates.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, listed } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const sides = { above: 'ovanför', below: 'nedanför' } as const

function numbered(things: readonly { count: number; one: string; many: string }[]): string {
  return listed(things.map(({ count, one, many }) => counted(count, one, many)))
}

export const plateDrawingWords: Translation<typeof english> = {
  keypadPlate: ({ size, finish, gangs, mechanisms, grid, mechanismFinish }) => {
    const plate = `Platta ${size}${inFinish(finish)}, ${counted(gangs, 'fack', 'fack')}`
    if (mechanisms.length === 0) return `${plate}, inga insatser`
    const places =
      grid === null
        ? ''
        : ` på ${counted(grid.rows, 'rad', 'rader')} och ${counted(grid.columns, 'kolumn', 'kolumner')}`
    return `${plate}, ${numbered(mechanisms)}${places}${mechanismFinish === '' ? '' : `, insatser i ${mechanismFinish}`}`
  },
  lights: 'Indikeringslampa under varje insats',
  engraved: ({ sides: engraved, name }) =>
    `Gravering ${listed(engraved.map(({ side, entries }) => `${listed(entries)} ${sides[side]}`))} ${name}`,
  outletPlate: ({ mount, size, finish, gangs, modules }) =>
    `Uttagsplatta för ${mount === 'floor' ? 'golv' : 'vägg'} ${size}${inFinish(finish)}, ` +
    `${counted(gangs, 'fack', 'fack')}, ${modules.length === 0 ? 'utan uttag' : numbered(modules)}`,
  coverPlate: ({ size, finish }) => `Täckplatta ${size}${inFinish(finish)}`,
  finishSample: ({ size, finish }) => `Ytbehandlingsprov ${size}${inFinish(finish)}`,
  noScrews: 'Inga synliga skruvar',
  torxScrews: ({ spacing }) => `Torxskruvar, centrumavstånd ${spacing}`,
  slottedScrews: ({ spacing }) => `Spårskruvar, centrumavstånd ${spacing}`,
  boxBehind: ({ title, size }) => (title === '' ? `Apparatdosa, ${size}` : `Apparatdosa ${title}, ${size}`),
}
