/** Rules of the catalog and of prices, in words. [2.2.80, 2.3.13] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminRuleMessages = defineMessages('adminRuleMessages', {
  per: ({ unit }: { unit: string }) => ` per ${unit}`,
  dividedBy: 'divided by',
  remainderBy: 'remainder by',
  classifierGroup: 'classifier group',
  notTicked: 'not ticked',
  dataOfChosen: ({ dataKey, propertyName }: { dataKey: string; propertyName: string }) =>
    `${dataKey} of the chosen ${propertyName}`,
  groupOfChosen: ({ groupName, propertyName }: { groupName: string; propertyName: string }) =>
    `${groupName} of the chosen ${propertyName}`,
  theQuantity: 'the quantity',
  isExpected: ({ actual, expected }: { actual: string; expected: string }) => `${actual} is ${expected}`,
  onlyIf: ({ conditions }: { conditions: string }) => ` if ${conditions}`,
  priceOfChosen: ({ propertyName }: { propertyName: string }) => `the price of the chosen ${propertyName}`,
  theValueOf: ({ propertyName }: { propertyName: string }) => `the value of ${propertyName}`,
  numberOfChosen: ({
    number,
    groupName,
    propertyName,
  }: {
    number: number
    groupName: string
    propertyName: string
  }) => `number ${number} of the ${groupName} of the chosen ${propertyName}`,
  theResultOf: 'the result of:',
  property: ({ id }: { id: number }) => `Property ${id}`,
  option: ({ id }: { id: number }) => `Option ${id}`,
  oneOrOther: ({ titles }: { titles: readonly string[] }) =>
    titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}`,
  aChoiceOf: ({ titles }: { titles: string }) => `A choice of ${titles}`,
  hides: ({ from, to }: { from: string; to: string }) => `${from} hides ${to}.`,
  goesWith: ({ from, to }: { from: string; to: string }) => `${from} goes with ${to}.`,
  neverGoesWith: ({ from, to }: { from: string; to: string }) => `${from} never goes with ${to}.`,
  goesOnlyWith: ({ from, to }: { from: string; to: string }) => `${from} goes only with ${to}.`,
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  equals: 'equals',
  and: 'and',
  orElse: 'or',
  between: ' or ',
  oneProperty: 'property',
  oneOption: 'option',
  oneClassifier: 'classifier',
  nothingYet: '… nothing yet',
  nothing: 'nothing',
  ticked: 'ticked',
})
