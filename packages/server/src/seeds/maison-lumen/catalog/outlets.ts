/** Wall and floor outlets: what stands in the plate, and in which colour. */
import { platePicture, swatch } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { classifierGroupIds, groupIds, pricingRuleIds, propertyIds } from '../ids.ts'

type OutletLayout = {
  readonly id: number
  readonly title: string
  readonly layoutString: string
  readonly gangs: number
  /** classifier of its modules */
  readonly modules: number
}

export const outletLayouts: readonly OutletLayout[] = [
  { id: 601, title: 'One socket, type E', layoutString: 'E', gangs: 1, modules: 551 },
  { id: 602, title: 'Two sockets, type E', layoutString: '2E', gangs: 2, modules: 552 },
  { id: 603, title: 'Three sockets, type E', layoutString: '3E', gangs: 3, modules: 553 },
  { id: 604, title: 'One socket, type F', layoutString: 'F', gangs: 1, modules: 551 },
  { id: 605, title: 'One socket, type B', layoutString: 'B', gangs: 1, modules: 551 },
  { id: 606, title: 'Two sockets, type B', layoutString: '2B', gangs: 2, modules: 552 },
  { id: 607, title: 'One socket, type G', layoutString: 'G', gangs: 1, modules: 551 },
  { id: 611, title: 'USB-A and USB-C', layoutString: '[UC]', gangs: 1, modules: 555 },
  { id: 612, title: 'Socket type B, USB-A and USB-C', layoutString: 'B[UC]', gangs: 2, modules: 554 },
  { id: 613, title: 'Socket type E, USB-A and USB-C', layoutString: 'E[UC]', gangs: 2, modules: 554 },
  { id: 621, title: 'One data port', layoutString: 'J', gangs: 1, modules: 556 },
  { id: 622, title: 'Two data ports', layoutString: '[JJ]', gangs: 1, modules: 556 },
  { id: 623, title: 'Data, HDMI and coaxial', layoutString: 'J[HX]', gangs: 2, modules: 557 },
]

/** What an insert takes behind the plate, mm, by its letter in a layout string. */
const bodies: Readonly<Record<string, { width: number; height: number; isRound?: boolean }>> = {
  E: { width: 44, height: 44, isRound: true },
  F: { width: 44, height: 44, isRound: true },
  B: { width: 36, height: 66 },
  G: { width: 46, height: 46 },
  U: { width: 24, height: 20 },
  C: { width: 24, height: 20 },
  J: { width: 24, height: 20 },
  H: { width: 24, height: 20 },
  X: { width: 24, height: 20 },
}

/** The data of a layout's inserts. */
export function outletBodiesOf(layoutString: string) {
  return Object.fromEntries(
    [...new Set(layoutString)].flatMap((letter) => {
      const body = bodies[letter]
      return body === undefined ? [] : [[letter, body]]
    }),
  )
}

export function outletRecords({ property, option }: Records) {
  const properties = [
    property({
      id: propertyIds.outletLayout,
      title: 'Outlets',
      rank: 4,
      productPropertyGroupId: groupIds.mechanisms,
      invoiceVisibility: 'column',
      productOptionDataFields: [
        { title: 'Layout', key: 'layoutString', type: 'text' },
        { title: 'Gangs', key: 'gang', type: 'number' },
      ],
    }),
    property({
      id: propertyIds.moduleFinish,
      title: 'Module finish',
      rank: 5,
      productPropertyGroupId: groupIds.mechanisms,
    }),
  ]
  const moduleFinishes = [
    { id: 631, title: 'Black', fill: '#242322', rule: pricingRuleIds.included },
    { id: 632, title: 'White', fill: '#f4f3ef', rule: pricingRuleIds.included },
    { id: 633, title: 'Anthracite', fill: '#43464a', rule: pricingRuleIds.included },
    { id: 634, title: 'Brass cover', fill: '#c4a15a', rule: pricingRuleIds.premiumModule },
  ]
  const options = [
    ...outletLayouts.map((layout, index) =>
      option({
        id: layout.id,
        title: layout.title,
        productPropertyId: propertyIds.outletLayout,
        rank: index + 1,
        thumbnailUrl: platePicture(60 * layout.gangs, 60, layout.gangs, 1),
        data: {
          layoutString: layout.layoutString,
          gang: layout.gangs,
          bodies: outletBodiesOf(layout.layoutString),
        },
        classifications: { [classifierGroupIds.outletModules]: layout.modules },
      }),
    ),
    ...moduleFinishes.map(({ id, title, fill, rule }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.moduleFinish,
        rank: index + 1,
        thumbnailUrl: swatch(fill),
        data: { fill },
        productPricingRuleId: rule,
      }),
    ),
  ]
  return { properties, options }
}
