/**
 * Doors, panels and cabinet fronts in words, for whoever can not see their drawings. Sizes and lengths are texts in the
 * reader's unit, finishes the titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { inFinish } from './phrases.ts'

type Board = { readonly size: string; readonly finish: string; readonly thickness: string }
type Side = 'left' | 'right'

const openings = {
  left: 'hinged on the left',
  right: 'hinged on the right',
  lift: 'lifting up',
  drawer: 'for a drawer',
} as const
const centers = { flat: 'a flat panel', glass: 'clear glass', reeded: 'reeded glass' } as const

export const doorDrawingWords = defineMessages('doorDrawingWords', {
  lamellaPanel: ({ size, finish, thickness }: Board) =>
    `Lamella panel ${size}${inFinish(finish)}, ${thickness} thick`,
  lamellaDoor: ({ size, finish, thickness }: Board) =>
    `Lamella door ${size}${inFinish(finish)}, ${thickness} thick`,
  slabDoor: ({ size, finish, thickness }: Board) =>
    `Slab door ${size}${inFinish(finish)}, ${thickness} thick`,
  front: ({
    size,
    finish,
    thickness,
    opening,
  }: Board & { readonly opening: 'left' | 'right' | 'lift' | 'drawer' }) =>
    `${opening === 'drawer' ? 'Drawer' : 'Cabinet'} front ${size}${inFinish(finish)}, ${thickness} thick, ` +
    openings[opening],

  // What they are made of
  frameFace: ({ width, center }: { width: string; center: 'flat' | 'glass' | 'reeded' }) =>
    `Rails and stiles ${width} wide around ${centers[center]}`,
  plainFace: 'Plain face',
  narrowVision: 'Narrow vision panel',
  wideVision: 'Vision panel in the upper half',

  // How they are hung
  hinged: ({ side, opens }: { side: Side; opens: 'in' | 'out' }) =>
    `Hinged on the ${side}, opening ${opens}wards`,
  pivoted: ({ side, opens }: { side: Side; opens: 'in' | 'out' }) =>
    `Pivoted on the ${side}, opening ${opens}wards`,
  frame: ({ size }: { size: string }) => `Frame ${size} outside`,
  noFrame: 'Without frame',

  // Handles of doors
  barHandle: ({ length, side }: { length: string; side: Side }) => `Bar handle ${length} on the ${side}`,
  leverHandle: ({ side }: { side: Side }) => `Lever handle on the ${side}`,
  knobHandle: ({ side }: { side: Side }) => `Knob on the ${side}`,
  recessHandle: ({ side }: { side: Side }) => `Recessed pull on the ${side}`,

  // Pulls of fronts
  noPull: 'Without pull',
  knobPull: 'Knob',
  edgePull: ({ length }: { length: string }) => `Edge pull ${length}`,
  barPull: ({ length }: { length: string }) => `Bar pull ${length}`,

  unit: ({ number }: { number: string }) => `Unit ${number}`,
})
