/** The 3D view in words, in Swedish. */
import type { view3dMessages as english } from '../../../messages/order/view-3d.ts'
import type { Translation } from '../../../localization/translation.ts'

export const view3dMessages: Translation<typeof english> = {
  fitThe3dView: 'Anpassa 3D-vyn',
  order: 'Beställning',
  sides: [
    'framifrån',
    'snett framifrån från höger',
    'från höger',
    'snett bakifrån från höger',
    'bakifrån',
    'snett bakifrån från vänster',
    'från vänster',
    'snett framifrån från vänster',
  ],
  fromLevel: ({ side }) => `${side}, i jämn höjd`,
  fromSide: ({ side, isSteep, isAbove }) =>
    `${side}, ${isSteep ? 'brant' : 'något'} ${isAbove ? 'uppifrån' : 'underifrån'}`,
  view3d: '3D-vy',
  seenFrom: ({ label, from }) => `${label} Sedd ${from}.`,
  keysExplained: 'Piltangenterna vrider produkten, plus och minus zoomar, F anpassar den till vyn.',
}
