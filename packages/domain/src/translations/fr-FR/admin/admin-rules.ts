/** Rules of the catalog and of prices, in words, in French. */
import type { adminRuleMessages as english } from '../../../messages/admin/admin-rules.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listOr, of } from '../grammar.ts'

export const adminRuleMessages: Translation<typeof english> = {
  per: ({ unit }) => ` par ${unit}`,
  dividedBy: 'divisé par',
  remainderBy: 'reste de la division par',
  classifierGroup: 'groupe de classificateurs',
  notTicked: 'non coché',
  dataOfChosen: ({ dataKey, propertyName }) => `${dataKey} du choix pour ${propertyName}`,
  groupOfChosen: ({ groupName, propertyName }) => `${groupName} du choix pour ${propertyName}`,
  theQuantity: 'la quantité',
  isExpected: ({ actual, expected }) => `${actual} est ${expected}`,
  onlyIf: ({ conditions }) => ` si ${conditions}`,
  priceOfChosen: ({ propertyName }) => `le prix du choix pour ${propertyName}`,
  theValueOf: ({ propertyName }) => `la valeur ${of(propertyName)}`,
  numberOfChosen: ({ number, groupName, propertyName }) =>
    `le nombre ${number} ${of(groupName)} du choix pour ${propertyName}`,
  theResultOf: 'le résultat de :',
  property: ({ id }) => `Propriété ${id}`,
  option: ({ id }) => `Option ${id}`,
  oneOrOther: ({ titles }) => listOr(titles),
  aChoiceOf: ({ titles }) => `Un choix ${of(titles)}`,
  hides: ({ from, to }) => `${from} masque ${to}.`,
  goesWith: ({ from, to }) => `${from} va avec ${to}.`,
  neverGoesWith: ({ from, to }) => `${from} ne va jamais avec ${to}.`,
  goesOnlyWith: ({ from, to }) => `${from} ne va qu’avec ${to}.`,
  plus: 'plus',
  minus: 'moins',
  times: 'fois',
  equals: 'égale',
  and: 'et',
  orElse: 'ou',
  between: ' ou ',
  oneProperty: 'propriété',
  oneOption: 'option',
  oneClassifier: 'classificateur',
  nothingYet: '… rien pour l’instant',
  nothing: 'rien',
  ticked: 'coché',
}
