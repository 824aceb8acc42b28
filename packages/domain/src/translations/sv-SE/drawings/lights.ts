/** Lamps in words, for whoever can not see their drawings, in Swedish. */
import type { lightDrawingWords as english } from '../../../messages/drawings/lights.ts'
import type { Translation } from '../../../localization/translation.ts'
import { inFinish } from './phrases.ts'

const shapes = { tube: 'Rör', drum: 'Cylinderskärm', cone: 'Konisk skärm', bar: 'Stav' } as const
const materials = { metal: '', linen: ' av linne', glass: ' av glas' } as const
const ways = { up: 'uppåt', down: 'nedåt', both: 'uppåt och nedåt' } as const

export const lightDrawingWords: Translation<typeof english> = {
  readingLamp: ({ finish, reach }) => `Läslampa från sidan${inFinish(finish)}, ${reach} ut från väggen`,
  arm: ({ type, length, base, head }) =>
    `${type === 'flexible' ? 'Böjlig' : 'Stel'} arm, längd ${length}; fot, höjd ${base}; lamphuvud, längd ${head}`,

  wallLight: ({ finish, reach }) =>
    `Vägglampa framifrån och från sidan${inFinish(finish)}, ${reach} ut från väggen`,
  body: ({ shape, material, length, diameter }) =>
    `${shapes[shape]}${materials[material]}, längd ${length}, diameter ${diameter}`,
  backplate: ({ size }) => `Bakplatta ${size}`,
  roundBackplate: ({ diameter }) => `Rund bakplatta, diameter ${diameter}`,
  light: ({ way }) => `Ljus ${ways[way]}`,
  cable: 'Kabel genom väggen',
  cord: ({ length }) => `Sladd nedåt, längd ${length}`,
}
