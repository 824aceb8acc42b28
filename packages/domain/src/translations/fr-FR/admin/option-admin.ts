/** The admin mode of the option popup, and the same settings in the back office, in French. */
import type { optionAdminMessages as english } from '../../../messages/admin/option-admin.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, countedWord, lower, of, plural, pluralOf } from '../grammar.ts'

export const optionAdminMessages: Translation<typeof english> = {
  // The popup
  loading: 'Chargement de l’option',
  gone: 'Cette option n’existe plus',
  goneNote: 'Quelqu’un l’a supprimée entre-temps.',
  notLoaded: 'Les réglages des options n’ont pas pu être chargés.',
  inNoOrder: ({ word }) => `Il n’y a pas ${of(lower(word))} en cours avec cette option.`,
  inOrders: ({ count, items, word }) =>
    `${countedWord(count, word)} en cours, avec ${counted(items, 'article', 'articles')}, ${plural(count, 'utilise', 'utilisent')} cette option.`,
  ordersUnknown: ({ word }) =>
    `Le nombre de ${pluralOf(word)} en cours avec cette option n’est pas connu pour le moment.`,
  showThem: 'Afficher',
  hideThem: 'Masquer',

  // Data
  drawnIn: ({ products }) => `Lu par le dessin ${of(products)}.`,
  notDrawnYet: ({ products }) =>
    `Non renseigné : le dessin ${of(products)} montre ce qu’il montre sans cette valeur.`,
  hasNoPrice: ({ products }) =>
    `Les articles avec cette option n’ont pas de prix, car son prix s’ajoute à celui ${of(products)} : choisissez une règle de prix.`,
  dataJson: 'Données (JSON)',
  dataJsonHint: 'Tout ce que les dessins, les prix et les règles lisent de cette option.',

  // Classifications
  classifications: 'Classifications',
  noClassifications: 'Cette option n’a pas de classifications.',
  noGroups: 'Il n’y a pas encore de groupes de classificateurs.',
  classifier: 'Classificateur',
  value: 'Valeur',
  classifierOf: ({ row }) => `Classificateur de la ligne ${row}`,
  valueOf: ({ row }) => `Valeur de la ligne ${row}`,
  addClassification: 'Ajouter une classification',
  removeClassification: ({ row }) => `Retirer la classification ${row}`,
  unsaved: 'Non enregistré tant que les choix ne sont pas valides',
  classified: ({ option, group }) => `Modification : ${group} ${of(option)}.`,
  unclassified: ({ option, group }) => `${option} n’a plus de classification dans ${group}.`,
  classifiersNotLoaded: 'Les classificateurs n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  loadingClassifiers: 'Chargement des classificateurs',

  // Rules
  rules: 'Règles',
  oneRule: 'règle',
  noRules: 'Aucune règle ne cite cette option.',
  deleteRule: ({ rule }) => `Supprimer la règle : ${rule}`,
  leaveOut: ({ option }) => `Exclure ${option}`,
  leaveOutOf: ({ option, rule }) => `Exclure ${option} de la règle : ${rule}`,
  leftOut: ({ option }) => `Exclusion ${of(option)} d’une règle.`,
  ruleNamed: ({ rule }) => `La règle « ${rule} »`,
  newRule: 'Nouvelle règle',
  addRule: 'Ajouter une règle',
  ruleSays: ({ option }) => `${option}…`,
  never: 'ne va jamais avec',
  only: 'ne va qu’avec',
  hides: 'masque',
  shows: 'affiche, ce qui est masqué sinon',
  property: 'Propriété',
  optionsOf: ({ property }) => `Options ${of(property)}`,
  searchOptions: 'Rechercher une option',
  noSuchOption: 'Aucune option ne correspond.',
  chooseProperty: 'Choisissez une propriété.',
  chooseOptions: 'Choisissez au moins une option.',
  saveRule: 'Ajouter la règle',
  cancel: 'Annuler',
  ruleAdded: ({ rule }) => `Nouvelle règle : ${rule}`,
}
