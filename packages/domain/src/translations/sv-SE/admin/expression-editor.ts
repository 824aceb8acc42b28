/** The editor of pricing expressions in words, in Swedish. */
import type { expressionEditorMessages as english } from '../../../messages/admin/expression-editor.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const expressionEditorMessages: Translation<typeof english> = {
  view: 'Redigera som',
  views: { words: 'Ord', json: 'JSON', both: 'Båda' },
  wordsWait: 'Orden följer så snart JSON går att läsa.',
  noneYet: 'Den har inga uttryck än: priserna är oförändrade. Lägg till det första.',
  expressionsOf: ({ key }) => `Uttryck i version ${key}, i ord`,
  insideOf: ({ sentence }) => `Innehåll i ”${sentence}”`,
  emptyGroup: 'Den är tom än.',
  undo: 'Ångra i orden',
  redo: 'Gör om i orden',

  // Adding
  add: 'Lägg till ett uttryck',
  addInGroup: 'Lägg till i gruppen',
  kinds: {
    fixed: 'Ett belopp eller en faktor',
    productPropertyPrice: 'Priset på det valda alternativet',
    productPropertyClassifierNumber: 'Ett tal i dess klassning',
    propertyValue: 'Värdet på en egenskap',
    group: 'En grupp, som räknas ut först',
  },
  needsProperty: 'Kräver en egenskap: lägg till en först.',
  needsClassifier: 'Kräver en egenskap och en klassningsgrupp: lägg till dem först.',

  // One expression
  edit: ({ sentence }) => `Ändra: ${sentence}`,
  actionsOf: ({ sentence }) => `Åtgärder för: ${sentence}`,
  formOf: ({ sentence }) => `Inställningar för: ${sentence}`,
  moveUp: 'Flytta upp',
  moveDown: 'Flytta ner',
  intoGroup: 'In i gruppen ovanför',
  outOfGroup: 'Ut ur gruppen',
  keys: { moveUp: 'Alt+↑', moveDown: 'Alt+↓', intoGroup: 'Alt+→', outOfGroup: 'Alt+←' },
  wrap: 'Lägg i en grupp',
  unwrap: 'Lös upp gruppen',
  unwrapHint: 'Dess villkor skulle gå förlorat',
  duplicate: 'Duplicera',
  remove: 'Ta bort',
  moved: ({ place, count }) => `Nu på plats ${place} av ${count}.`,

  // Its fields
  combined: 'Kombineras med',
  begins: 'Det kommer först: inget står före det.',
  kind: 'Vad det är',
  amount: 'Belopp',
  factor: 'Tal',
  notNumber: 'Skriv ett tal.',
  tooLarge: ({ max }) => `${figure(max)} är det mesta.`,
  property: 'Egenskap',
  classifierGroup: 'Klassningsgrupp',
  number: 'Tal',
  numberNamed: ({ index, name }) => (name === '' ? `Tal ${index + 1}` : `${index + 1}. ${name}`),
  description: 'Beskrivning',
  gone: ({ id }) => `#${id}, som inte finns`,

  // Conditions
  condition: 'Bara om',
  addCondition: 'Lägg till ett villkor',
  removeCondition: ({ number }) => `Ta bort villkor ${number}`,
  conditionNumber: ({ number }) => `Villkor ${number}`,
  joined: 'Uppfylls om',
  joins: { and: 'alla är uppfyllda', or: 'något är uppfyllt' },
  looksAt: 'Ser på',
  actuals: {
    selectedOption: 'Det valda alternativet i',
    propertyValue: 'Värdet på',
    optionData: 'Data för det valda alternativet i',
    classifier: 'Klassningen av det valda alternativet i',
    quantity: 'Antalet',
    fixed: 'Ett fast värde',
  },
  dataKey: 'Data',
  isOneOf: 'är något av',
  is: 'är',
  equalTo: 'Är',
  severalHint: 'Flera med kommatecken emellan',
  search: 'Sök',
  nothingFound: 'Inget heter så.',
  inJson: 'Jämförelsen kan ändras som JSON.',
}
