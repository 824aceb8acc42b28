/** The sentences of the engine and of the order page, in French. */
import type { messages as english } from '../../messages.ts'
import type { Translation } from '../../localization/translation.ts'
import { cap, figure, listAnd, ofThe } from './grammar.ts'

const done = { undo: 'annulé', redo: 'rétabli' } as const

/** « Hall », or words for an item without a name. */
function nameOf(title: string): string {
  return title.trim() === '' ? 'L’article' : `« ${title} »`
}

export const messages: Translation<typeof english> = {
  // Titles
  orderTitleRequired: ({ word }) => `Le nom ${ofThe(word)} est obligatoire.`,
  orderTitleUntitled: ({ word }) =>
    `Le nom ${ofThe(word)} ne peut pas être « Untitled ${word} ». Saisissez un nom valide.`,
  itemTitleRequired: 'Cet article doit avoir un repère ou une désignation.',
  cartItemTitleRequired: 'Cet article ne peut pas être ajouté sans repère ni désignation.',
  confirmDeleteItem: 'Voulez-vous vraiment supprimer cet article ?',

  // Options and rules
  optionLeavesNoOptions: ({ title }) =>
    `Avec cette option, il n’en resterait aucune pour ${title}. Choisissez-en une autre ou modifiez vos autres choix.`,
  noOptionsAvailable: ({ title }) => `${title} : aucune option disponible`,
  choiceMissing: ({ title }) => `${title} : aucun choix pour l’instant.`,
  valueMissing: ({ title }) => `${title} : à renseigner.`,
  optionUnknown: 'Cette option n’appartient pas à cette propriété.',
  propertyUnknown: 'Cette propriété n’appartient pas à ce produit.',
  itemUnknown: 'Cet article n’existe plus.',

  // Several people on one order
  itemDeletedAlready: (title) => `${nameOf(title)} avait déjà été supprimé par quelqu’un d’autre.`,
  itemDeletedByOther: (title) => `${nameOf(title)} a été supprimé par quelqu’un d’autre.`,
  orderOutOfReach: 'L’élément n’existe plus, ou il n’est plus partagé avec vous.',
  undoNothingLeft: ({ direction, label }) =>
    `Il ne reste rien ${direction === 'undo' ? 'à annuler' : 'à rétablir'} de « ${label} ».`,
  undoItemGone: ({ direction, label }) =>
    `Impossible ${direction === 'undo' ? 'd’annuler' : 'de rétablir'} « ${label} » : quelqu’un d’autre a supprimé l’article entre-temps.`,
  undoItemChanged: ({ direction, title }) =>
    `Quelqu’un d’autre a travaillé sur ${title.trim() === '' ? 'cet article' : nameOf(title)} entre-temps ; il n’a donc pas été retiré. ${
      direction === 'undo' ? 'Supprimez-le' : 'Supprimez-le de nouveau'
    } s’il doit disparaître.`,
  undoFieldsKept: ({ direction, label, fields, isSomethingDone }) =>
    `Quelqu’un d’autre a modifié ${listAnd(fields.map((field) => `« ${field} »`))} entre-temps : ${
      fields.length === 1 ? 'cette valeur reste telle quelle' : 'ces valeurs restent telles quelles'
    }. ${isSomethingDone ? `Le reste de « ${label} » est ${done[direction]}.` : ''}`.trim(),
  propertyHidden: ({ title }) => `${title} : sans objet avec les autres choix.`,
  optionDisabled: ({ option, product }) => `${option} n’est pas disponible pour ${product}.`,
  optionArchived: ({ option }) => `${option} ne fait plus partie de l’offre.`,
  optionNotPublished: ({ option }) => `${option} n’est pas disponible pour vous.`,
  optionIncompatible: ({ option, property, with: other }) =>
    `${option} est incompatible avec ${other} (${property}).`,
  optionNotAmongCompatible: ({ option, property, with: other }) =>
    `${option} ne va pas avec ${other} (${property}).`,
  optionNeedsCondition: ({ option, property }) =>
    `${option} n’est pas disponible avec le choix fait pour ${property}.`,
  optionLeavesNone: ({ title }) => `Il ne resterait aucune option pour ${title}.`,
  valueOutOfBounds: ({ title }) => `${title} : valeur hors limites.`,
  productUnknown: 'Ce produit ne fait plus partie du catalogue.',
  engravingTooWide: ({ title }) => `${title} : un texte est trop large pour son emplacement.`,
  lengthUnreadable: ({ text }) =>
    `« ${text} » n’est pas une longueur. Écrivez par exemple 92.1, 9cm, 3 5/8" ou 1' 2".`,
  archivedInUse: 'Ne fait plus partie de l’offre ; conservé ici',
  drawingIncomplete: ({ title }) => `Le dessin a besoin de : ${title}.`,
  drawingUnreadable: 'Cette configuration ne peut pas être dessinée.',
  drawingsNotLoaded: 'Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.',

  // 3D view
  view3dNotLoaded: 'La vue 3D n’a pas pu être chargée. Vérifiez la connexion et réessayez.',

  // Prices
  priceOnRequest: 'Prix sur demande',
  pricingHidden: 'Les prix sont masqués.',
  pricingNoRule: ({ title }) => `${title} n’a pas de règle de prix.`,
  pricingRuleUnknown: ({ rule }) => `La règle de prix ${rule} n’existe pas.`,
  pricingNoVersion: ({ rule, date }) => `${rule} n’a aucune version en vigueur au ${date}.`,
  pricingNothingApplies: ({ rule }) => `${rule} : aucune expression ne s’applique.`,
  pricingPropertyUnknown: ({ property }) =>
    `Le produit n’a pas de propriété ${property} dont reprendre un prix.`,
  pricingOptionMissing: ({ property }) => `${property} : aucun choix pour l’instant.`,
  pricingOptionHasNoRule: ({ option }) => `${option} n’a pas de règle de prix.`,
  pricingValueMissing: ({ property }) => `${property} : à renseigner.`,
  pricingValueNotNumber: ({ property }) => `${property} n’est pas un nombre.`,
  pricingClassifierMissing: ({ option, group }) => `${option} n’a pas de classificateur dans ${group}.`,
  pricingClassifierNoVersion: ({ classifier, date }) =>
    `${classifier} n’a aucun nombre en vigueur au ${date}.`,
  pricingNumberMissing: ({ classifier, index }) => `${classifier} n’a pas de nombre ${figure(index + 1)}.`,
  pricingDivisionByZero: 'Le prix entraînerait une division par zéro.',
  pricingCycle: ({ rule }) => `${rule} utilise son propre prix.`,
  pricingTooDeep: 'Les règles de prix s’imbriquent sur trop de niveaux.',
  pricingNotFinite: 'Le prix est trop élevé pour être juste.',
  pricingBeyondOrder: 'Avec cet article, le total dépasserait ce qui peut être calculé.',
  pricingTooPrecise: 'Le prix a trop de décimales pour être juste.',

  // Why an order costs what it costs
  costsWithoutUnpriced: 'Les articles dont le prix est sur demande ne sont pas compris dans ces montants.',

  // Orders and items
  copyNotKept: 'Ce navigateur ne conserve pas les articles copiés.',
  pastedWithout: ({ count }) =>
    count === 1 ? 'Collé, moins un choix.' : `Collé, moins ${figure(count)} choix.`,
  pastedWithoutHint: 'Cela ne fait plus partie de l’offre.',
  emptyOrderHint: 'Cliquez sur + pour ajouter un premier produit',

  // Engraving
  engravingsMissing: ({ title, characters }) => `${title} : la police n’a pas ${characters}.`,
  engravingMeets: ({ what, other }) =>
    `${cap(what)} : cette gravure touche ${other}. Des textes plus courts ou plus petits, ou une plaque plus grande, laisseraient la place nécessaire.`,
  engravingSymbolUnknown: 'Ce symbole n’existe pas.',
  customEngravingsNotOffered: 'Les gravures personnalisées ne sont pas proposées ici.',
  confirmCustomEngravings:
    'Les gravures personnalisées ne sont pas soumises aux contraintes de conception. Chacune est examinée et peut être refusée si elle n’est pas réalisable. Voulez-vous continuer ?',
}
