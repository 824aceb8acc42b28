/** What the parts of every screen say: fields, lists, popups, keys, in French. */
import type { uiMessages as english } from '../../../messages/app/ui.ts'
import type { Translation } from '../../../localization/translation.ts'

export const uiMessages: Translation<typeof english> = {
  scale: ({ paperScaleText }) => `Échelle ${paperScaleText}`,
  unexpected: 'Un problème inattendu est survenu.',
  ctrl: 'Ctrl',
  esc: 'Échap',
  del: 'Suppr',
  undo: 'Annuler',
  optional: '· facultatif',
  decrease: ({ label }) => `Diminuer : ${label}`,
  increase: ({ label }) => `Augmenter : ${label}`,
  choose: 'Choisir…',
  search: 'Rechercher…',
  noRelevantResults: 'Aucun résultat pertinent',
  nextKey: 'puis',
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
  pleaseNote: 'À noter',
  pleaseConfirm: 'Veuillez confirmer',
  cancel: 'Annuler',
  ok: 'OK',
  yesContinue: 'Oui, continuer',
  close: 'Fermer',
  makeSmaller: ({ label }) => `Réduire : ${label}`,
  makeLarger: ({ label }) => `Agrandir : ${label}`,
  showKeyboardShortcuts: 'Afficher les raccourcis clavier',
  everywhere: 'Partout',
  keyboardShortcuts: 'Raccourcis clavier',
  loading: 'Chargement',
  notLoaded: 'Le chargement n’a pas abouti',
  tryAgain: 'Réessayer',
}
