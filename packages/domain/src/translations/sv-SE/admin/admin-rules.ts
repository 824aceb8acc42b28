/** Rules of the catalog and of prices, in Swedish words. */
import type { adminRuleMessages as english } from '../../../messages/admin/admin-rules.ts'
import type { Translation } from '../../../localization/translation.ts'
import { eitherOf } from '../grammar.ts'

export const adminRuleMessages: Translation<typeof english> = {
  per: ({ unit }) => ` per ${unit}`,
  dividedBy: 'delat med',
  remainderBy: 'resten vid delning med',
  classifierGroup: 'klassningsgrupp',
  notTicked: 'inte ikryssad',
  dataOfChosen: ({ dataKey, propertyName }) => `${dataKey} för det valda alternativet i ${propertyName}`,
  groupOfChosen: ({ groupName, propertyName }) => `${groupName} för det valda alternativet i ${propertyName}`,
  theQuantity: 'antalet',
  isExpected: ({ actual, expected }) => `${actual} är ${expected}`,
  onlyIf: ({ conditions }) => ` om ${conditions}`,
  priceOfChosen: ({ propertyName }) => `priset på det valda alternativet i ${propertyName}`,
  theValueOf: ({ propertyName }) => `värdet på ${propertyName}`,
  numberOfChosen: ({ number, groupName, propertyName }) =>
    `tal ${number} i ${groupName} för det valda alternativet i ${propertyName}`,
  theResultOf: 'resultatet av:',
  property: ({ id }) => `Egenskap ${id}`,
  option: ({ id }) => `Alternativ ${id}`,
  oneOrOther: ({ titles }) => eitherOf(titles),
  aChoiceOf: ({ titles }) => `Ett val av ${titles}`,
  hides: ({ from, to }) => `${from} döljer ${to}.`,
  goesWith: ({ from, to }) => `${from} går ihop med ${to}.`,
  neverGoesWith: ({ from, to }) => `${from} går aldrig ihop med ${to}.`,
  goesOnlyWith: ({ from, to }) => `${from} går bara ihop med ${to}.`,
  plus: 'plus',
  minus: 'minus',
  times: 'gånger',
  equals: 'är lika med',
  and: 'och',
  orElse: 'eller',
  between: ' eller ',
  oneProperty: 'egenskap',
  oneOption: 'alternativ',
  oneClassifier: 'klassning',
  nothingYet: '… inget än',
  nothing: 'inget',
  ticked: 'ikryssad',
}
