/**
 * What things cost: rules in three versions (an old one, the one that holds, one that is announced), and the
 * classifiers whose numbers they use. Cents throughout.
 */
import {
  type Expression,
  fixed,
  group,
  numberOf,
  type PriceDates,
  priceOf,
  pricingOf,
} from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'
import {
  classifierGroupIds as groups,
  optionIds,
  pricingRuleIds as rules,
  propertyIds as properties,
} from '../ids.ts'

/** Cents of a plate's finish by plate class: small, medium, large, extra large. */
export const finishFamilies = {
  painted: { id: 511, title: 'Painted', numbers: [3900, 5600, 7400, 9600] },
  brushed: { id: 512, title: 'Brushed metals', numbers: [5200, 7400, 9800, 12_600] },
  polished: { id: 513, title: 'Polished metals', numbers: [6400, 9100, 12_200, 15_800] },
  patinated: { id: 514, title: 'Patinated metals', numbers: [7100, 10_200, 13_600, 17_500] },
} as const

/** Cents of one mechanism by its finish. */
export const mechanismFamilies = {
  standard: { id: 521, title: 'Standard', price: 2400 },
  metal: { id: 522, title: 'Metal', price: 3600 },
  matched: { id: 523, title: 'Matched to the plate', price: 5900 },
} as const

const plateClasses = ['Small plate', 'Medium plate', 'Large plate', 'Extra large plate']
const mechanismCounts = [1, 2, 3, 4, 5, 6, 8, 9, 10]

/** The classifier that says "so many mechanisms". */
export function mechanismCountClassifierId(count: number): number {
  if (!mechanismCounts.includes(count)) throw new Error(`no classifier counts ${count} mechanisms`)
  return 530 + count
}

/** Cents of the modules in a wall or floor plate, by what an outlet layout carries. */
export const outletModuleSets = [
  { id: 551, title: 'One socket', price: 3800 },
  { id: 552, title: 'Two sockets', price: 7100 },
  { id: 553, title: 'Three sockets', price: 10_300 },
  { id: 554, title: 'Socket and USB', price: 8900 },
  { id: 555, title: 'USB only', price: 5600 },
  { id: 556, title: 'Data', price: 4900 },
  { id: 557, title: 'Data and media', price: 9700 },
] as const

/** The plate's finish, whose price depends on how large the plate is. */
const finishByPlateClass: Expression[] = plateClasses.map((title, index) => ({
  ...numberOf(properties.plateFinish, groups.finishFamily, index),
  description: `Finish, ${title.toLowerCase()}`,
  condition: {
    operator: 'and',
    conditions: [
      {
        actual: {
          type: 'classifier',
          productPropertyId: properties.plateSize,
          productOptionClassifierGroupId: groups.plateClass,
        },
        expected: 501 + index,
      },
    ],
  },
}))

const whenEngraved: Expression['condition'] = {
  operator: 'and',
  conditions: [
    {
      actual: { type: 'selectedOption', productPropertyId: properties.engravingType },
      expected: [optionIds.engraved, optionIds.groupEngraving, optionIds.twoLanguages],
    },
  ],
}

const countMechanisms = numberOf(properties.layout, groups.mechanismCount, 0, '*')

function keypadExpressions(base: number): Expression[] {
  return [
    fixed(base, 'Plate and frame'),
    ...finishByPlateClass,
    priceOf(properties.edge, 'Edge'),
    group([numberOf(properties.mechanismFinish, groups.mechanismFamily), countMechanisms], 'Mechanisms'),
    group([priceOf(properties.ledIndicator, 'Indicator'), countMechanisms], 'Indicators'),
    priceOf(properties.engravingType, 'Engraving'),
    { ...priceOf(properties.engravingColor, 'Engraving color'), condition: whenEngraved },
    priceOf(properties.screwType, 'Screws'),
  ]
}

function outletExpressions(base: number): Expression[] {
  return [
    fixed(base, 'Plate and frame'),
    ...finishByPlateClass,
    priceOf(properties.edge, 'Edge'),
    { ...numberOf(properties.outletLayout, groups.outletModules), description: 'Modules' },
    priceOf(properties.moduleFinish, 'Module finish'),
    priceOf(properties.screwType, 'Screws'),
  ]
}

/** The same plate with a hinged lid and a seal: 40 percent more. */
function floorExpressions(base: number): Expression[] {
  return [group(outletExpressions(base), 'Plate, modules and screws'), fixed(1.4, 'Floor version', '*')]
}

function lampExpressions(base: number): Expression[] {
  return [
    fixed(base, 'Lamp body'),
    { ...numberOf(properties.plateFinish, groups.finishFamily, 1), description: 'Finish' },
    priceOf(properties.lampArm, 'Arm'),
    priceOf(properties.lampHead, 'Head'),
    priceOf(properties.lampSwitch, 'Switch'),
    group(
      [
        { type: 'propertyValue', props: { productPropertyId: properties.cableLength }, operator: '+' },
        fixed(1.2, 'Per millimeter', '*'),
      ],
      'Cable',
    ),
  ]
}

function coverExpressions(base: number): Expression[] {
  return [
    fixed(base, 'Plate'),
    ...finishByPlateClass,
    priceOf(properties.edge, 'Edge'),
    priceOf(properties.screwType, 'Screws'),
  ]
}

function sampleExpressions(base: number): Expression[] {
  return [fixed(base, 'Sample')]
}

/** Cents of stocked back boxes, in the order of `backBoxes` in back-boxes.ts. */
export const backBoxPrices = [650, 780, 1250, 720, 1180, 2400, 4900, 1150, 1900, 3100] as const

export function pricingRecords(records: Records, dates: PriceDates) {
  const { classifierGroup } = records
  const { rule, optionRule, priced, constant } = pricingOf(records, dates)
  const pricingRules = [
    rule(rules.keypad, 'Keypads', [5600, 6200, 6500], keypadExpressions),
    rule(rules.wallOutlet, 'Wall outlets', [4100, 4600, 4800], outletExpressions),
    rule(rules.floorOutlet, 'Floor outlets', [9800, 10_600, 11_100], floorExpressions),
    rule(rules.readingLamp, 'Reading lamps', [24_500, 26_800, 27_900], lampExpressions),
    rule(rules.coverPlate, 'Cover plates', [2200, 2500, 2700], coverExpressions),
    rule(rules.finishSample, 'Finish samples', [1800, 2000, 2000], sampleExpressions),
    rule(rules.engravingSample, 'Engraving samples', [2400, 2600, 2600], sampleExpressions),
    rule(rules.finishBox, 'Sample boxes', [12_000, 12_500, 13_000], sampleExpressions),
    optionRule(rules.included, 'Included', [0, 0, 0]),
    optionRule(rules.edgeBevelled, 'Beveled edge', [900, 1000, 1100]),
    optionRule(rules.screwSlot, 'Slot screws', [150, 180, 180]),
    optionRule(rules.screwNone, 'Hidden fixing', [700, 800, 850]),
    optionRule(rules.engraved, 'Engraving', [2200, 2500, 2600]),
    optionRule(rules.groupEngraving, 'Group engraving', [2900, 3200, 3400]),
    optionRule(rules.twoLanguages, 'Engraving in two languages', [4200, 4600, 4800]),
    optionRule(rules.ledIndicator, 'LED indicator', [1100, 1200, 1250]),
    optionRule(rules.premiumModule, 'Metal module cover', [1500, 1700, 1800]),
    optionRule(rules.longArm, 'Long arm', [1900, 2100, 2200]),
    optionRule(rules.wideHead, 'Wide head', [2600, 2900, 3000]),
    optionRule(rules.toggleSwitch, 'Toggle switch', [1200, 1400, 1450]),
    optionRule(rules.inlaidColor, 'Inlaid color', [600, 700, 750]),
    ...backBoxPrices.map((price, index) =>
      optionRule(rules.backBoxes + index, `Back box ${index + 1}`, [price - 50, price, price + 50]),
    ),
  ]
  const classifierGroups = [
    classifierGroup({ id: groups.finishFamily, title: 'Finish family' }),
    classifierGroup({ id: groups.mechanismFamily, title: 'Mechanism family' }),
    classifierGroup({ id: groups.mechanismCount, title: 'Number of mechanisms' }),
    classifierGroup({ id: groups.outletModules, title: 'Outlet modules' }),
    classifierGroup({ id: groups.plateClass, title: 'Plate class' }),
  ]
  const classifiers = [
    ...Object.values(finishFamilies).map(({ id, title, numbers }) =>
      priced(id, title, groups.finishFamily, numbers, 'Small, Medium, Large, Extra large'),
    ),
    ...Object.values(mechanismFamilies).map(({ id, title, price }) =>
      priced(id, title, groups.mechanismFamily, [price], 'Per mechanism'),
    ),
    ...mechanismCounts.map((count) =>
      constant(mechanismCountClassifierId(count), `${count}`, groups.mechanismCount, count),
    ),
    ...outletModuleSets.map(({ id, title, price }) =>
      priced(id, title, groups.outletModules, [price], 'Set of modules'),
    ),
    ...plateClasses.map((title, index) => constant(501 + index, title, groups.plateClass, index + 1)),
  ]
  return { pricingRules, classifierGroups, classifiers }
}
