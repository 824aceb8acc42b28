/** The editor of pricing expressions in words, in French. */
import type { expressionEditorMessages as english } from '../../../messages/admin/expression-editor.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const expressionEditorMessages: Translation<typeof english> = {
  view: 'Modifier en',
  views: { words: 'Mots', json: 'JSON', both: 'Les deux' },
  wordsWait: 'Les mots suivent dès que le JSON est lisible.',
  noneYet: 'Elle n’a pas encore d’expressions : les prix restent inchangés. Ajoutez la première.',
  expressionsOf: ({ key }) => `Expressions de la version ${key}, en mots`,
  insideOf: ({ sentence }) => `Contenu de « ${sentence} »`,
  emptyGroup: 'Il n’y a encore rien ici.',
  undo: 'Annuler dans les mots',
  redo: 'Rétablir dans les mots',

  // Adding
  add: 'Ajouter une expression',
  addInGroup: 'Ajouter au groupe',
  kinds: {
    fixed: 'Un montant ou un facteur',
    productPropertyPrice: 'Le prix de l’option choisie',
    productPropertyClassifierNumber: 'Un nombre de son classificateur',
    propertyValue: 'La valeur d’une propriété',
    group: 'Un groupe, calculé d’abord',
  },
  needsProperty: 'Il faut une propriété : ajoutez-en une d’abord.',
  needsClassifier: 'Il faut une propriété et un groupe de classificateurs : ajoutez-les d’abord.',

  // One expression
  edit: ({ sentence }) => `Modifier : ${sentence}`,
  actionsOf: ({ sentence }) => `Actions : ${sentence}`,
  formOf: ({ sentence }) => `Réglages : ${sentence}`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  intoGroup: 'Dans le groupe au-dessus',
  outOfGroup: 'Hors du groupe',
  keys: { moveUp: 'Alt+↑', moveDown: 'Alt+↓', intoGroup: 'Alt+→', outOfGroup: 'Alt+←' },
  wrap: 'Mettre dans un groupe',
  unwrap: 'Dissoudre le groupe',
  unwrapHint: 'Sa condition serait perdue',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  moved: ({ place, count }) => `Maintenant à la place ${figure(place)} sur ${figure(count)}.`,

  // Its fields
  combined: 'Combiné par',
  begins: 'Elle vient en premier : rien ne la précède.',
  kind: 'Nature',
  amount: 'Montant',
  factor: 'Nombre',
  notNumber: 'Saisissez un nombre.',
  tooLarge: ({ max }) => `Le maximum est ${figure(max)}.`,
  property: 'Propriété',
  classifierGroup: 'Groupe de classificateurs',
  number: 'Nombre',
  numberNamed: ({ index, name }) => (name === '' ? `Nombre ${index + 1}` : `${index + 1}. ${name}`),
  description: 'Description',
  gone: ({ id }) => `n° ${id}, qui n’existe pas`,

  // Conditions
  condition: 'Seulement si',
  addCondition: 'Ajouter une condition',
  removeCondition: ({ number }) => `Retirer la condition ${number}`,
  conditionNumber: ({ number }) => `Condition ${number}`,
  joined: 'Remplie si',
  joins: { and: 'toutes le sont', or: 'l’une d’elles l’est' },
  looksAt: 'Porte sur',
  actuals: {
    selectedOption: 'L’option choisie pour',
    propertyValue: 'La valeur de',
    optionData: 'Une donnée de l’option choisie pour',
    classifier: 'Le classificateur de l’option choisie pour',
    quantity: 'La quantité',
    fixed: 'Une valeur fixe',
  },
  dataKey: 'Donnée',
  isOneOf: 'est l’une de',
  is: 'est',
  equalTo: 'Est',
  severalHint: 'Plusieurs, séparées par des virgules',
  search: 'Rechercher',
  nothingFound: 'Rien ne porte ce nom.',
  inJson: 'Cette comparaison se modifie en JSON.',
}
