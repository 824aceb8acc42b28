/**
 * Plates in words, for whoever can not see their drawings. Sizes and lengths are texts in the reader's unit, finishes
 * the titles of options, empty where there is none. The full stops are set where sentences are joined.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { listWords } from '../app/lists.ts'
import type { PlateThing } from '../options/plate-names.ts'
import { counted, inFinish } from './phrases.ts'

/** So many of a mechanism or a port. */
type Counted = Pick<PlateThing, 'one' | 'many'> & { readonly count: number }
type Plate = { readonly size: string; readonly finish: string; readonly gangs: number }
/** What is engraved on one side of a mechanism, each text and symbol as it is named. */
type EngravedSide = { readonly side: 'above' | 'below'; readonly entries: readonly string[] }

function listed(things: readonly Counted[]): string {
  return listWords.and({ parts: things.map(({ count, one, many }) => counted(count, one, many)) })
}

export const plateDrawingWords = defineMessages('plateDrawingWords', {
  keypadPlate: ({
    size,
    finish,
    gangs,
    mechanisms,
    grid,
    mechanismFinish,
  }: Plate & {
    readonly mechanisms: readonly Counted[]
    /** where there are several */
    readonly grid: { readonly rows: number; readonly columns: number } | null
    readonly mechanismFinish: string
  }) => {
    const plate = `Plate ${size}${inFinish(finish)}, ${counted(gangs, 'gang', 'gangs')}`
    if (mechanisms.length === 0) return `${plate}, no mechanisms`
    const places =
      grid === null
        ? ''
        : ` in ${counted(grid.rows, 'row', 'rows')} and ${counted(grid.columns, 'column', 'columns')}`
    return `${plate}, ${listed(mechanisms)}${places}${mechanismFinish === '' ? '' : `, ${mechanismFinish}`}`
  },
  lights: 'Indicator light below each mechanism',
  /** `name`: the mechanism, as a sentence names it */
  engraved: ({ sides, name }: { sides: readonly EngravedSide[]; name: string }) => {
    const parts = sides.map(({ side, entries }) => `${listWords.and({ parts: entries })} ${side}`)
    return `Engraved ${listWords.and({ parts })} ${name}`
  },
  outletPlate: ({
    mount,
    size,
    finish,
    gangs,
    modules,
  }: Plate & { readonly mount: 'wall' | 'floor'; readonly modules: readonly Counted[] }) =>
    `${mount === 'floor' ? 'Floor' : 'Wall'} outlet plate ${size}${inFinish(finish)}, ` +
    `${counted(gangs, 'gang', 'gangs')}, ${modules.length === 0 ? 'blank' : listed(modules)}`,
  coverPlate: ({ size, finish }: Omit<Plate, 'gangs'>) => `Cover plate ${size}${inFinish(finish)}`,
  finishSample: ({ size, finish }: Omit<Plate, 'gangs'>) => `Finish sample ${size}${inFinish(finish)}`,
  noScrews: 'No visible screws',
  torxScrews: ({ spacing }: { spacing: string }) => `Torx screws ${spacing} apart`,
  slottedScrews: ({ spacing }: { spacing: string }) => `Slotted screws ${spacing} apart`,
  /** `title`: of the box, empty where it has none */
  boxBehind: ({ title, size }: { title: string; size: string }) =>
    title === '' ? `Back box, ${size}` : `Back box ${title}, ${size}`,
})
