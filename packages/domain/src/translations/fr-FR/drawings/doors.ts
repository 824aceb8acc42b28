/** Doors, panels and cabinet fronts in words, for whoever can not see their drawings, in French. */
import type { doorDrawingWords as english } from '../../../messages/drawings/doors.ts'
import type { Translation } from '../../../localization/translation.ts'
import { inFinish } from './phrases.ts'

type Board = { readonly size: string; readonly finish: string; readonly thickness: string }

const board = ({ size, finish, thickness }: Board) => `de ${size}${inFinish(finish)}, épaisseur ${thickness}`
const sides = { left: 'à gauche', right: 'à droite' } as const
const openings = {
  left: ', charnières à gauche',
  right: ', charnières à droite',
  lift: ', relevante',
  // A drawer's is called that already.
  drawer: '',
} as const
const ways = { in: 'vers l’intérieur', out: 'vers l’extérieur' } as const
const centers = {
  flat: 'd’un panneau plat',
  glass: 'd’un verre clair',
  reeded: 'd’un verre cannelé',
} as const

export const doorDrawingWords: Translation<typeof english> = {
  lamellaPanel: (given) => `Panneau à lames ${board(given)}`,
  lamellaDoor: (given) => `Porte à lames ${board(given)}`,
  slabDoor: (given) => `Porte plane ${board(given)}`,
  front: ({ opening, ...given }) =>
    `Façade de ${opening === 'drawer' ? 'tiroir' : 'meuble'} ${board(given)}${openings[opening]}`,

  // What they are made of
  frameFace: ({ width, center }) => `Traverses et montants, largeur ${width}, autour ${centers[center]}`,
  plainFace: 'Face unie',
  narrowVision: 'Oculus étroit',
  wideVision: 'Oculus en partie haute',

  // How they are hung
  hinged: ({ side, opens }) => `Paumelles ${sides[side]}, ouverture ${ways[opens]}`,
  pivoted: ({ side, opens }) => `Pivot ${sides[side]}, ouverture ${ways[opens]}`,
  frame: ({ size }) => `Huisserie de ${size} hors tout`,
  noFrame: 'Sans huisserie',

  // Handles of doors
  barHandle: ({ length, side }) => `Barre de tirage de ${length} ${sides[side]}`,
  leverHandle: ({ side }) => `Béquille ${sides[side]}`,
  knobHandle: ({ side }) => `Bouton ${sides[side]}`,
  recessHandle: ({ side }) => `Poignée cuvette ${sides[side]}`,

  // Pulls of fronts
  noPull: 'Sans poignée',
  knobPull: 'Bouton',
  edgePull: ({ length }) => `Poignée de chant de ${length}`,
  barPull: ({ length }) => `Poignée barre de ${length}`,

  unit: ({ number }) => `Numéro d’unité ${number}`,
}
