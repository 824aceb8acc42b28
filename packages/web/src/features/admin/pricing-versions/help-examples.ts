/** Versions that show how one is written: each can be pasted into the editor. Ids stand for those of the organization. */
import type { PricingExpression } from '@orderwright/domain/catalog'

interface HelpExample {
  readonly key: 'base' | 'group' | 'condition' | 'classifier'
  readonly text: string
}

function example(key: HelpExample['key'], expressions: readonly PricingExpression[]): HelpExample {
  return { key, text: JSON.stringify(expressions, null, 2) }
}

export const helpExamples: readonly HelpExample[] = [
  example('base', [
    { type: 'fixed', props: { value: 4370 }, operator: '+' },
    { type: 'productPropertyPrice', props: { productPropertyId: 1 }, operator: '+' },
  ]),
  example('group', [
    { type: 'fixed', props: { value: 4370 }, operator: '+' },
    {
      type: 'group',
      operator: '+',
      props: {
        expressions: [
          { type: 'propertyValue', props: { productPropertyId: 2 }, operator: '+' },
          { type: 'fixed', props: { value: 1.2 }, operator: '*' },
        ],
      },
    },
  ]),
  example('condition', [
    { type: 'fixed', props: { value: 4370 }, operator: '+' },
    {
      type: 'fixed',
      props: { value: 900 },
      operator: '+',
      condition: {
        operator: 'and',
        conditions: [{ actual: { type: 'selectedOption', productPropertyId: 1 }, expected: [11, 12] }],
      },
    },
  ]),
  example('classifier', [
    {
      type: 'productPropertyClassifierNumber',
      operator: '+',
      props: {
        productPropertyId: 1,
        productOptionClassifierGroupId: 5,
        productOptionClassifierNumberIndex: 0,
      },
    },
  ]),
]
