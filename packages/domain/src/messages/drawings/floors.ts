/**
 * Floors and skirtings in words, for whoever can not see their drawings. Sizes and lengths are texts in the reader's
 * unit, finishes the titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted, inFinish } from './phrases.ts'

const patterns = { plank: 'Planks', herringbone: 'Herringbone', chevron: 'Chevron', tile: 'Tiles' } as const
const shifts = {
  third: ', joints shifted by a third',
  half: ', joints shifted by half',
  random: ', joints shifted at random',
  none: ', joints in line',
} as const

export const floorDrawingWords = defineMessages('floorDrawingWords', {
  floor: ({ finish, thickness }: { finish: string; thickness: string }) =>
    `Floor${inFinish(finish)}, ${thickness} thick`,
  /** `size`: of one board or tile; `shift`: of the joints from row to row, where there are rows */
  boards: ({
    pattern,
    size,
    shift,
  }: {
    pattern: 'plank' | 'herringbone' | 'chevron' | 'tile'
    size: string
    shift: 'third' | 'half' | 'random' | 'none' | null
  }) => `${patterns[pattern]} ${size}${shift === null ? '' : shifts[shift]}`,
  beveledEdges: 'Beveled edges',
  squareEdges: 'Square edges',
  /** `area`: a figure, in square meters */
  box: ({ area }: { area: string }) => `Box of ${area} m²`,
  shown: ({ size }: { size: string }) => `Shown ${size}`,

  skirting: ({ height, thickness, finish }: { height: string; thickness: string; finish: string }) =>
    `Skirting ${height} high and ${thickness} thick${inFinish(finish)}`,
  length: ({ length }: { length: string }) => `${length} long`,
  pieces: ({ count, length }: { count: number; length: string }) =>
    `${counted(count, 'piece', 'pieces')} ${length} long`,
  profiles: {
    square: 'Square edge',
    chamfer: 'Chamfered edge',
    round: 'Rounded edge',
    ogee: 'Ogee edge',
  },
})
