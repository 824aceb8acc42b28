/** What is said of choices when one is made, refused, repaired or taken over, in French. */
import type { choiceMessages as english } from '../../../messages/order/choices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const choiceMessages: Translation<typeof english> = {
  itemHasInvalidConfiguration:
    'La configuration de cet article n’est pas valide.\n\nCorrigez les options en rouge à droite.',
  notInList: ({ text }) => `« ${text} » n’est pas dans la liste.`,
  repairChange: ({ property, option }) => `Passer ${property} à ${option}`,
  repairClear: ({ property }) => `Vider ${property}`,
  choiceOnItem: ({ choice, item }) => `${choice} sur ${item}`,
  propertyShownBy: ({ title }) => `${title} ne s’applique qu’avec certains choix.`,
  propertyHiddenBefore: ({ title }) => `${title} ne s’appliquait pas avec le choix précédent.`,
  repairOnItem: ({ change, item }) => `${change} sur ${item}`,
  repairTo: ({ property, option }) => `${property} : ${option}`,
  repairAt: ({ item, changes }) => `${item} : ${changes}`,
  repairSeveral: ({ count }) => `${figure(count)} autres modifications`,
  nothingHelps: 'Aucune solution n’a été trouvée. Rien n’a été modifié.',
  lookingForWays: 'Recherche de ce qui le rendrait possible…',
  repairAll: 'Tout corriger',
  rulesLeaveNothing: ({ title }) => `Avec ces choix, les règles ne laissent aucune option pour ${title}.`,
  applyToAllTurnsInvalid: ({ reason }) => `La configuration ne serait plus valide : ${reason}`,
  dimensionAdjusted: ({ length }) => `Ramené à ${length}, la longueur possible la plus proche`,
  textTooLong: ({ length, max }) =>
    `Ce texte compte ${figure(length)} caractères ; ${figure(max)} au plus sont conservés. Raccourcissez-le.`,
  samePrice: 'Même prix',
  customPriceInstead: ({ byRule, difference }) =>
    difference === '' ? `Selon les règles : ${byRule}` : `Selon les règles : ${byRule} (${difference})`,
}
