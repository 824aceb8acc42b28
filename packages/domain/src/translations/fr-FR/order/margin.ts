/** What is left of an order once its items are paid for, in French. */
import type { marginMessages as english } from '../../../messages/order/margin.ts'
import type { Translation } from '../../../localization/translation.ts'

export const marginMessages: Translation<typeof english> = {
  title: 'Marge',
  noProduct: 'Aucun produit du catalogue n’indique ce que cela coûte.',
  noCostRule: ({ title }) => `${title} n’a pas de règle de coût.`,
  revenue: 'Vente nette',
  cost: 'Coût',
  loss: 'Perte',
  percent: ({ percent }) => `${percent} %`,
  ofItems: ({ known, all }) =>
    known === all ? `Sur l’ensemble des ${all} articles` : `Sur ${known} des ${all} articles`,
  nothingKnown: 'Le coût des articles n’est pas connu.',
  explanation:
    'La vente nette s’entend après remise, hors livraison, droits de douane et taxe. Les clients ne voient rien de cela.',
  lines: 'Marge par article, la plus faible d’abord',
  itemOf: ({ number, title }) => `${number}. ${title}`,
  ofLine: ({ revenue, cost }) => `${revenue} − ${cost}`,
  notKnown: ({ reason }) => `Inconnue : ${reason}`,
  productSettings: 'Réglages du produit',
  productSettingsOf: ({ title }) => `Réglages du produit : ${title}`,
  showAll: ({ count }) => `Afficher les ${count} articles`,
  showFewer: 'Afficher moins d’articles',
  loading: 'Chargement de la marge',
  failed: 'La marge n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
}
