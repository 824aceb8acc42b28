/** Doors, panels and cabinet fronts in words, for whoever can not see their drawings, in Swedish. */
import type { doorDrawingWords as english } from '../../../messages/drawings/doors.ts'
import type { Translation } from '../../../localization/translation.ts'
import { inFinish } from './phrases.ts'

type Board = { readonly size: string; readonly finish: string; readonly thickness: string }

const board = ({ size, finish, thickness }: Board) => `${size}${inFinish(finish)}, tjocklek ${thickness}`
const sides = { left: 'till vänster', right: 'till höger' } as const
const openings = {
  left: ', gångjärn till vänster',
  right: ', gångjärn till höger',
  lift: ', öppnas uppåt',
  // A drawer's is called that already.
  drawer: '',
} as const
const ways = { in: 'inåt', out: 'utåt' } as const
const centers = { flat: 'en slät fyllning', glass: 'klarglas', reeded: 'räfflat glas' } as const

export const doorDrawingWords: Translation<typeof english> = {
  lamellaPanel: (given) => `Ribbpanel ${board(given)}`,
  lamellaDoor: (given) => `Ribbdörr ${board(given)}`,
  slabDoor: (given) => `Slät dörr ${board(given)}`,
  front: ({ opening, ...given }) =>
    `${opening === 'drawer' ? 'Lådfront' : 'Skåplucka'} ${board(given)}${openings[opening]}`,

  // What they are made of
  frameFace: ({ width, center }) => `Ramstycken, bredd ${width}, runt ${centers[center]}`,
  plainFace: 'Slät framsida',
  narrowVision: 'Smalt siktglas',
  wideVision: 'Siktglas i övre halvan',

  // How they are hung
  hinged: ({ side, opens }) => `Gångjärn ${sides[side]}, öppnas ${ways[opens]}`,
  pivoted: ({ side, opens }) => `Pivot ${sides[side]}, öppnas ${ways[opens]}`,
  frame: ({ size }) => `Karmyttermått ${size}`,
  noFrame: 'Utan karm',

  // Handles of doors
  barHandle: ({ length, side }) => `Draghandtag ${length} ${sides[side]}`,
  leverHandle: ({ side }) => `Trycke ${sides[side]}`,
  knobHandle: ({ side }) => `Knopp ${sides[side]}`,
  recessHandle: ({ side }) => `Infällt handtag ${sides[side]}`,

  // Pulls of fronts
  noPull: 'Utan handtag',
  knobPull: 'Knopp',
  edgePull: ({ length }) => `Kanthandtag ${length}`,
  barPull: ({ length }) => `Stånghandtag ${length}`,

  unit: ({ number }) => `Enhetsnummer ${number}`,
}
