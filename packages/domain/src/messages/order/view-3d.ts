/** The 3D view, also in words for those who do not see it. */
import { defineMessages } from '../../localization/define-messages.ts'
export const view3dMessages = defineMessages('view3dMessages', {
  fitThe3dView: 'Fit the 3D view',
  order: 'Order',
  /** where one looks from, each an eighth of a turn on */
  sides: ['front', 'front right', 'right', 'back right', 'back', 'back left', 'left', 'front left'],
  fromLevel: ({ side }: { side: string }) => `from the ${side}, level`,
  fromSide: ({ side, isSteep, isAbove }: { side: string; isSteep: boolean; isAbove: boolean }) =>
    `from the ${side}, ${isSteep ? 'steeply' : 'slightly'} ${isAbove ? 'above' : 'below'}`,
  view3d: '3D view',
  seenFrom: ({ label, from }: { label: string; from: string }) => `${label} Seen ${from}.`,
  keysExplained: 'Arrow keys turn the product, plus and minus zoom, F fits it into the view.',
})
