/** Lamps in words, for whoever can not see their drawings, in French. */
import type { lightDrawingWords as english } from '../../../messages/drawings/lights.ts'
import type { Translation } from '../../../localization/translation.ts'
import { inFinish } from './phrases.ts'

const shapes = {
  tube: 'Tube',
  drum: 'Abat-jour tambour',
  cone: 'Abat-jour conique',
  bar: 'Barre',
} as const
const materials = { metal: '', linen: ' en lin', glass: ' en verre' } as const
const ways = { up: 'vers le haut', down: 'vers le bas', both: 'vers le haut et vers le bas' } as const

export const lightDrawingWords: Translation<typeof english> = {
  readingLamp: ({ finish, reach }) => `Liseuse vue de côté${inFinish(finish)}, saillie ${reach}`,
  arm: ({ type, length, base, head }) =>
    `Bras ${type === 'flexible' ? 'souple' : 'rigide'}, longueur ${length} ; embase, hauteur ${base} ; tête, longueur ${head}`,

  wallLight: ({ finish, reach }) => `Applique vue de face et de côté${inFinish(finish)}, saillie ${reach}`,
  body: ({ shape, material, length, diameter }) =>
    `${shapes[shape]}${materials[material]}, longueur ${length}, diamètre ${diameter}`,
  backplate: ({ size }) => `Platine de ${size}`,
  roundBackplate: ({ diameter }) => `Platine ronde, diamètre ${diameter}`,
  light: ({ way }) => `Lumière ${ways[way]}`,
  cable: 'Câble à travers le mur',
  cord: ({ length }) => `Cordon vers le bas, longueur ${length}`,
}
