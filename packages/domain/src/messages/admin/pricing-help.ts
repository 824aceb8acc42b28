/** The help popup of a pricing rule: what its versions are written in. [2.2.95, 2.5.15] */
import { defineMessages } from '../../localization/define-messages.ts'
export const pricingHelpMessages = defineMessages('pricingHelpMessages', {
  title: 'Data Structure Explanation',
  money: 'Money is whole numbers without decimals: 43.70 is 4370.',
  nested: 'Expressions are nested: a group holds expressions of its own, which are worked out first.',
  future:
    'New versions should have a future date. A version holds from its date on until the next one; what was submitted before keeps its price.',
  order:
    'A list is worked out from left to right: the first value starts, and each next one is combined with the result so far by its own operator.',
  types: 'Types of expressions',
  typeTerms: {
    fixed: 'The number in "value": cents, or a factor behind * / %.',
    productPropertyPrice: 'The price of the chosen option of a property, by that option’s own pricing rule.',
    productPropertyClassifierNumber:
      'A number of the classifier that the chosen option has in a group. "productOptionClassifierNumberIndex" counts from 0.',
    propertyValue:
      'What is typed into a property: a dimension, a number. A ticked box is 1, an unticked one 0.',
    group: 'The result of the expressions in it.',
  },
  operators: 'Operators',
  operatorTerms: {
    '+ - * /': 'Plus, minus, times, divided by. Without an operator: plus.',
    '%': 'The remainder of a division.',
    '===': '1 where both sides are equal, else 0.',
    'and, or': '1 where both sides, or one of them, are not 0; else 0.',
  },
  conditions: 'Conditions',
  conditionsText:
    'An expression with a "condition" counts only where it holds; otherwise it is skipped. The condition compares an "actual" with what is "expected", one of a list if it is a list, and joins its comparisons by "and" or "or".',
  actualTerms: {
    selectedOption: 'The id of the chosen option of a property.',
    propertyValue: 'What is typed into a property.',
    optionData: 'A field of the chosen option’s data, named by "dataKey".',
    classifier: 'The id of the classifier that the chosen option has in a group.',
    quantity: 'How many pieces the item has.',
    fixed: 'The "value" itself.',
  },
  examples: 'Examples',
  exampleTexts: {
    base: '43.70 and the price of the chosen option of property 1:',
    group: '43.70, and 1.2 cents for each millimeter that is typed into property 2:',
    condition: '43.70, and 9.00 more where option 11 or 12 of property 1 is chosen:',
    classifier: 'The first number of the classifier that the chosen option of property 1 has in group 5:',
  },
})
