/** A conflict over a graphic is told in sentences. [2.5.17] */
import { expect, test } from 'vitest'
import { graphicDifferences } from './graphic-differences.ts'

const tree = (width: number | undefined, more: object[] = []) => [
  {
    id: 'top',
    type: 'group',
    title: 'Wall light',
    props: {},
    children: [
      {
        id: 'a',
        type: 'box',
        title: 'Back plate',
        props: width === undefined ? {} : { width },
        children: [],
      },
      ...more,
    ],
  },
]

test('[2.5.17] two people who change one graphic read what is different by name', () => {
  const shade = { id: 'b', type: 'sphere', title: 'Shade', props: {}, children: [] }
  expect(graphicDifferences('nodes', tree(120, [shade]), tree(undefined))).toEqual([
    'Back plate, Width: 120 in yours, as usual in your colleague’s.',
    'Shade is in yours alone.',
  ])
  expect(graphicDifferences('title', 'Lamp', 'Light')).toBeUndefined()
})
