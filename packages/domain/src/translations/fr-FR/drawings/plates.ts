/** Plates in words, for whoever can not see their drawings, in French. */
import type { plateDrawingWords as english } from '../../../messages/drawings/plates.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, listAnd, ofNamed } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const sides = { above: 'au-dessus', below: 'au-dessous' } as const

function listed(things: readonly { count: number; one: string; many: string }[]): string {
  return listAnd(things.map(({ count, one, many }) => counted(count, one, many)))
}

export const plateDrawingWords: Translation<typeof english> = {
  keypadPlate: ({ size, finish, gangs, mechanisms, grid, mechanismFinish }) => {
    const plate = `Plaque de ${size}${inFinish(finish)}, ${counted(gangs, 'poste', 'postes')}`
    if (mechanisms.length === 0) return `${plate}, sans mécanisme`
    const places =
      grid === null
        ? ''
        : ` sur ${counted(grid.rows, 'rangée', 'rangées')} et ${counted(grid.columns, 'colonne', 'colonnes')}`
    return `${plate}, ${listed(mechanisms)}${places}${mechanismFinish === '' ? '' : `, finition des mécanismes ${mechanismFinish}`}`
  },
  lights: 'Voyant sous chaque mécanisme',
  engraved: ({ sides: engraved, name }) =>
    `Gravure ${listAnd(engraved.map(({ side, entries }) => `${listAnd(entries)} ${sides[side]}`))} ${ofNamed(name)}`,
  outletPlate: ({ mount, size, finish, gangs, modules }) =>
    `Plaque de prises ${mount === 'floor' ? 'au sol' : 'murale'} de ${size}${inFinish(finish)}, ` +
    `${counted(gangs, 'poste', 'postes')}, ${modules.length === 0 ? 'sans prise' : listed(modules)}`,
  coverPlate: ({ size, finish }) => `Plaque de recouvrement de ${size}${inFinish(finish)}`,
  finishSample: ({ size, finish }) => `Échantillon de finition de ${size}${inFinish(finish)}`,
  noScrews: 'Sans vis apparentes',
  torxScrews: ({ spacing }) => `Vis Torx, entraxe ${spacing}`,
  slottedScrews: ({ spacing }) => `Vis à fente, entraxe ${spacing}`,
  boxBehind: ({ title, size }) =>
    title === '' ? `Boîte d’encastrement, ${size}` : `Boîte d’encastrement ${title}, ${size}`,
}
