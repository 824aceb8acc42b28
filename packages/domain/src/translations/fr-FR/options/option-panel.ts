/** The panel of the options, as it stands before anything is opened, in French. */
import type { optionPanelMessages as english } from '../../../messages/options/option-panel.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const optionPanelMessages: Translation<typeof english> = {
  none: 'Aucun',
  customReviewed: 'Personnalisé, à examiner',
  options: 'Options',
  optionsAppearHere: 'Les options de vos articles apparaissent ici.',
  itemHasNone: 'Cet article n’a pas d’options propres.',
  applyToAllItems: 'Ces choix s’appliquent à tous les articles.',
  oneToFix: '1 à corriger',
  toFix: ({ count }) => `${figure(count)} à corriger`,
  otherOptions: 'Autres options',
  forTheWholeOrder: 'Pour tous les articles',
  choose: 'Choisir…',
  whyInvalid: 'Pourquoi cet article n’est pas valide',
  why: 'pourquoi ?',
}
