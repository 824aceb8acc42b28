/** Floors and skirtings in words, for whoever can not see their drawings, in Swedish. */
import type { floorDrawingWords as english } from '../../../messages/drawings/floors.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const patterns = {
  plank: 'Brädor',
  herringbone: 'Fiskbensmönster, stavar',
  chevron: 'Chevronmönster, stavar',
  tile: 'Plattor',
} as const
const shifts = {
  third: ', fogar förskjutna en tredjedel',
  half: ', fogar förskjutna hälften',
  random: ', fogar slumpvis förskjutna',
  none: ', fogar i linje',
} as const

export const floorDrawingWords: Translation<typeof english> = {
  floor: ({ finish, thickness }) => `Golv${inFinish(finish)}, tjocklek ${thickness}`,
  boards: ({ pattern, size, shift }) => `${patterns[pattern]} ${size}${shift === null ? '' : shifts[shift]}`,
  beveledEdges: 'Fasade kanter',
  squareEdges: 'Raka kanter',
  box: ({ area }) => `Kartong med ${area} m²`,
  shown: ({ size }) => `Visad yta ${size}`,

  skirting: ({ height, thickness, finish }) =>
    `Golvlist${inFinish(finish)}, höjd ${height}, tjocklek ${thickness}`,
  length: ({ length }) => `Längd ${length}`,
  pieces: ({ count, length }) => `${counted(count, 'list', 'lister')}, längd ${length}`,
  profiles: {
    square: 'Rak kant',
    chamfer: 'Fasad kant',
    round: 'Rundad kant',
    ogee: 'Karnisprofilerad kant',
  },
}
