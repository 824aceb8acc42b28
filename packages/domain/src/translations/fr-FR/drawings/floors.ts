/** Floors and skirtings in words, for whoever can not see their drawings, in French. */
import type { floorDrawingWords as english } from '../../../messages/drawings/floors.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const patterns = {
  plank: 'Lames',
  herringbone: 'Bâton rompu, lames',
  chevron: 'Point de Hongrie, lames',
  tile: 'Dalles',
} as const
const shifts = {
  third: ', joints décalés d’un tiers',
  half: ', joints décalés de moitié',
  random: ', joints décalés aléatoirement',
  none: ', joints alignés',
} as const

export const floorDrawingWords: Translation<typeof english> = {
  floor: ({ finish, thickness }) => `Sol${inFinish(finish)}, épaisseur ${thickness}`,
  boards: ({ pattern, size, shift }) =>
    `${patterns[pattern]} de ${size}${shift === null ? '' : shifts[shift]}`,
  beveledEdges: 'Chants biseautés',
  squareEdges: 'Chants droits',
  box: ({ area }) => `Paquet de ${area} m²`,
  shown: ({ size }) => `Surface représentée : ${size}`,

  skirting: ({ height, thickness, finish }) =>
    `Plinthe, hauteur ${height}, épaisseur ${thickness}${inFinish(finish)}`,
  length: ({ length }) => `Longueur ${length}`,
  pieces: ({ count, length }) => `${counted(count, 'pièce', 'pièces')}, longueur ${length}`,
  profiles: {
    square: 'Chant droit',
    chamfer: 'Chant chanfreiné',
    round: 'Chant arrondi',
    ogee: 'Chant en doucine',
  },
}
