/** Sentences of the server alone that refuse what is to be drawn, in French. */
import type { spatialCallMessages as english } from '../../../messages/canvas/spatial-calls.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, e, figure, lower, thisOne } from '../grammar.ts'

export const spatialCallMessages: Translation<typeof english> = {
  typeStays: 'Le type de ce qui est dessiné ne peut pas être modifié. Dessinez de nouveau.',
  orderStays: ({ word }) =>
    `Cet élément ne peut pas être déplacé vers ${e(word) === '' ? 'un autre' : 'une autre'} ${lower(word)}.`,
  notSpatial: ({ word }) => `${cap(thisOne(word))} n’a pas de canevas : rien ne peut y être dessiné.`,
  missingReference: 'L’élément cité ici n’existe pas, ou se trouve ailleurs.',
  tooMany: ({ word, max, count }) =>
    `${cap(a(word))} contient au plus ${figure(max)} murs, vues, formes et textes ; il y en a ${figure(count)}. Supprimez-en d’abord.`,
  twice: 'Un enregistrement est cité deux fois.',
  oneOrder: 'Tous les enregistrements d’un même appel appartiennent au même canevas.',
}
