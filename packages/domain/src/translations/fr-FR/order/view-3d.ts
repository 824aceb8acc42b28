/** The 3D view, also in words for those who do not see it, in French. */
import type { view3dMessages as english } from '../../../messages/order/view-3d.ts'
import type { Translation } from '../../../localization/translation.ts'

export const view3dMessages: Translation<typeof english> = {
  fitThe3dView: 'Ajuster la vue 3D',
  order: 'Commande',
  // They follow 'Vue'.
  sides: [
    'de face',
    'de l’avant droit',
    'de droite',
    'de l’arrière droit',
    'de l’arrière',
    'de l’arrière gauche',
    'de gauche',
    'de l’avant gauche',
  ],
  fromLevel: ({ side }) => `${side}, à l’horizontale`,
  fromSide: ({ side, isSteep, isAbove }) =>
    `${side}, ${isSteep ? 'nettement' : 'légèrement'} ${isAbove ? 'd’en haut' : 'd’en bas'}`,
  view3d: 'Vue 3D',
  seenFrom: ({ label, from }) => `${label} Vue ${from}.`,
  keysExplained: 'Les flèches tournent le produit, plus et moins changent le zoom, F l’ajuste à la vue.',
}
