/** Rails in words, for whoever can not see their drawings, in French. */
import type { railDrawingWords as english } from '../../../messages/drawings/rails.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const shapes = {
  c: 'Profil en C',
  u: 'Profil en U',
  l: 'Profil en L',
  t: 'Profil en T',
  z: 'Profil en Z',
  box: 'Tube rectangulaire',
} as const

export const railDrawingWords: Translation<typeof english> = {
  rail: ({ length, finish }) => `Rail, longueur ${length}${inFinish(finish)}`,
  section: ({ shape, size, wall }) => `${shapes[shape]} de ${size}, épaisseur ${wall}`,
  flatBar: ({ size }) => `Plat de ${size}`,
  roundTube: ({ diameter, wall }) => `Tube rond, diamètre ${diameter}, épaisseur ${wall}`,
  holes: ({ count, diameter, spacing, first }) =>
    `${counted(count, 'perçage', 'perçages')}, diamètre ${diameter}, entraxe ${spacing}, le premier à ${first} du bout gauche`,
  noHoles: 'Sans perçages',
  caps: {
    none: 'Sans embouts',
    left: 'Embout à gauche',
    right: 'Embout à droite',
    both: 'Embouts aux deux bouts',
  },
}
