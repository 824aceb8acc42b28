/** The editor of a compatibility rule, and what it says of the products before the rule is saved, in French. */
import type { ruleImpactMessages as english } from '../../../messages/admin/rule-impact.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, countedWord, figure, listAnd, lower, of, plural, pluralOf } from '../grammar.ts'

export const ruleImpactMessages: Translation<typeof english> = {
  rules: 'Règles',
  oneRule: 'règle',
  noRulesYet:
    'Une règle dit quels choix vont ensemble : avec ce bois seulement ces finitions, avec cette taille jamais ce crochet. Sans règles, tout se combine avec tout.',
  productHasNoRules: 'Aucune règle ne relie des propriétés de ce produit.',
  rule: 'Règle',
  from: 'De',
  to: 'À',
  type: 'Type',
  newRule: 'Nouvelle règle',
  changedMeanwhile: 'Quelqu’un d’autre a modifié cette règle entre-temps.',
  says: 'Ce qu’elle dit',
  beginsWith: 'Elle commence par',
  endsWith: 'et se termine par',
  options: 'options',
  wholeProperty: 'tout choix d’une propriété',
  choiceAs: 'Par quoi elle commence',
  propertyOfStart: 'Propriété de départ',
  propertyOfEnd: 'Propriété d’arrivée',
  chosenOptions: ({ side }) => `Choisi : ${side}`,
  leaveOut: ({ title }) => `Exclure ${title}`,
  chooseStart: 'Choisissez par quoi la règle commence.',
  chooseEnd: 'Choisissez par quoi la règle se termine.',
  save: 'Enregistrer la règle',
  add: 'Ajouter la règle',
  cancel: 'Annuler',
  revert: 'Annuler les modifications',
  remove: 'Supprimer la règle',
  changed: ({ rule }) => `Modification : ${rule}`,
  named: ({ rule }) => `La règle « ${rule} »`,

  // The live answer
  impact: 'Ce qui devient impossible',
  working: 'Calcul en cours…',
  failed: 'L’effet de la règle n’a pas pu être calculé.',
  tryAgain: 'Réessayer',
  waiting: 'Une fois la règle complète, son effet sur chaque produit s’affiche ici.',
  noProducts: 'Aucun produit n’a les deux extrémités de cette règle.',
  changesNothing: 'Rien ne devient impossible, et rien de nouveau ne devient possible.',
  combinations: ({ least, most }) => {
    if (least !== most) return `${least} à ${most} combinaisons`
    return least === '1' ? '1 combinaison' : `${least} combinaisons`
  },
  beforeAfter: ({ before, after }) => `${before} avant, ${after} avec la règle`,
  bounded:
    'Trop d’éléments dépendent les uns des autres pour un compte exact : le nombre se situe entre ces bornes.',
  dying: ({ titles }) =>
    titles.length === 1
      ? `${listAnd(titles)} ne peut plus être choisi : aucune combinaison admise ne le contient.`
      : `${listAnd(titles)} ne peuvent plus être choisis : aucune combinaison admise ne les contient.`,
  reviving: ({ titles }) =>
    titles.length === 1
      ? `${listAnd(titles)} peut de nouveau être choisi.`
      : `${listAnd(titles)} peuvent de nouveau être choisis.`,
  forced: ({ property, option }) => `${property} : il ne reste que ${option}.`,
  contradiction: 'Il ne reste aucune combinaison : le produit ne peut pas être commandé.',
  undecided: ({ count }) =>
    count === 1
      ? 'Pour 1 option, l’effet n’est pas connu.'
      : `Pour ${figure(count)} options, l’effet n’est pas connu.`,
  andMore: ({ count }) => `et ${counted(count, 'autre', 'autres')}`,
  withoutIt: ({ product, before, after }) => `${product} : ${before} actuellement, ${after} sans la règle.`,
  andMoreProducts: ({ count }) =>
    count === 1 ? 'Elle modifie 1 autre produit.' : `Elle modifie ${figure(count)} autres produits.`,

  // How a dead option could be chosen again
  askRepair: 'Comment la garder ?',
  askRepairOf: ({ option }) => `Comment garder ${option} ?`,
  askOrderable: 'Comment pouvoir le commander ?',
  askOrderableOf: ({ product }) => `Comment pouvoir commander ${product} ?`,
  searchingRepair: 'Recherche de la plus petite modification…',
  noRepair: 'Modifier une seule règle ne suffit pas : il en faut plusieurs.',
  repairsOf: ({ option }) => `Ce qui garderait ${option}`,
  thisRule: 'cette règle',
  thatRule: ({ rule }) => `la règle « ${rule} »`,
  repairTakeOut: ({ title, rule, left }) => `Retirer ${title} de ${rule} : il reste alors ${left}.`,
  repairAllow: ({ title, rule, left }) => `Admettre aussi ${title} dans ${rule} : il reste alors ${left}.`,
  repairDelete: ({ rule, left }) => `Renoncer à ${rule} : il reste alors ${left}.`,
  doRepair: 'Le faire',
  doRepairNamed: ({ repair }) => `Le faire : ${repair}`,
  openRepair: 'Ouvrir cette règle',
  openRepairNamed: ({ repair }) => `Ouvrir cette règle : ${repair}`,
  leaveDraft: 'Les modifications faites ici ne sont pas enregistrées. Quitter ?',
  leave: 'Quitter',

  // Open orders under the rule
  checkOrders: ({ word }) => `Vérifier les ${pluralOf(word)} en cours`,
  checkingOrders: ({ checked, total }) => `Vérification : ${figure(checked)} sur ${figure(total)}…`,
  ordersFine: ({ total, word }) => `Aucun changement pour ${countedWord(total, word)} en cours.`,
  noOpenOrders: ({ word }) => `Il n’y a pas ${of(lower(word))} en cours.`,
  ordersInvalid: ({ count, total, word }) =>
    `${figure(count)} sur ${countedWord(total, word)} en cours ${plural(count, 'n’est plus réalisable', 'ne sont plus réalisables')} en l’état :`,
  ordersValid: ({ count, word }) =>
    `${countedWord(count, word)} en cours ${plural(count, 'redevient réalisable', 'redeviennent réalisables')} :`,
  ordersFailed: ({ word }) => `La vérification des ${pluralOf(word)} en cours n’a pas abouti.`,
  orderNamed: ({ orgSpecificId, title }) =>
    title === '' ? `n° ${orgSpecificId}` : `n° ${orgSpecificId} ${title}`,

  // Lists of rules on other pages
  search: 'Rechercher une règle',
  noneFound: 'Aucune règle ne contient tous ces mots.',
  propertyHasNoRules: 'Aucune règle ne cite cette propriété ni l’une de ses options.',
  addNamed: 'Ajouter une règle',
  askContradiction: ({ titles }) =>
    `Il ne reste rien à choisir pour ${listAnd(titles)}. Enregistrer la règle tout de même ?`,
  saveNevertheless: 'Enregistrer tout de même',

  // Rules that do nothing
  endMissing: 'Une extrémité de la règle n’existe plus. Choisissez-en une autre, ou supprimez la règle.',
  neverHolds:
    'La règle ne s’applique jamais : tout ce par quoi elle commence est archivé. Sortez-le des archives, ou commencez par autre chose.',
  withItself: ({ property }) =>
    `La règle est sans effet : une seule option ${of(property)} est choisie à la fois. Terminez-la par une autre propriété.`,
  takesNothing: 'La règle est sans effet : elle laisse tout en l’état. Citez moins d’options qui vont avec.',
  neverTogether:
    'La règle est sans effet : aucun produit n’a les deux propriétés. Donnez-les toutes deux à un produit, ou choisissez-en d’autres.',
  mixedOrders:
    'Aucun produit n’a les deux extrémités, mais l’une d’elles se choisit une fois pour tous les articles : la règle joue là où des produits se mélangent.',
  duplicate: ({ rule }) => `Une autre règle dit la même chose : ${rule} L’une des deux peut être supprimée.`,
  implied: ({ rules }) =>
    `D’autres règles le disent déjà entièrement : ${rules.join(' ')} Celle-ci peut être supprimée.`,
}
