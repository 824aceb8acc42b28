/** What Norrvik's doors, fronts and panels cost: a blank, the area by surface, and what the options add. */
import {
  byArea,
  type Expression,
  fixed,
  numberOf,
  type PriceDates,
  priceOf,
  pricingOf,
  versionsOf,
} from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'
import { classifierGroupIds as groups, pricingRuleIds as rules, propertyIds as ids } from './ids.ts'
import { surfaceClasses } from './surfaces.ts'

const doorSize = { widthId: ids.doorWidth, heightId: ids.doorHeight }
const frontSize = { widthId: ids.frontWidth, heightId: ids.frontHeight }

function area(size: typeof doorSize | typeof frontSize, index: number): Expression {
  return byArea(size, numberOf(ids.finish, groups.surface, index), 'Area')
}

const slats = [priceOf(ids.slatWidth, 'Slats'), priceOf(ids.slatAlignment, 'Slat alignment')]
const handle = [priceOf(ids.doorHandle, 'Handle')]

export function pricingRecords(records: Records, dates: PriceDates) {
  const { rule, optionRule, priced } = pricingOf(records, dates)
  const option = (id: number, title: string, today: number) => optionRule(id, title, versionsOf(today))
  return {
    productPricingRules: [
      rule(rules.lamellaDoor, 'Lamella doors', versionsOf(52_000), (base) => [
        fixed(base, 'Core and hinges'),
        area(doorSize, 0),
        priceOf(ids.edge, 'Edge'),
        ...slats,
        ...handle,
      ]),
      rule(rules.cabinetFront, 'Cabinet fronts', versionsOf(6_500), (base) => [
        fixed(base, 'Blank'),
        area(frontSize, 2),
        priceOf(ids.construction, 'Construction'),
        priceOf(ids.centrePanel, 'Center panel'),
        priceOf(ids.edge, 'Edge'),
        ...slats,
        priceOf(ids.pull, 'Pull'),
        priceOf(ids.opening, 'Opening'),
      ]),
      rule(rules.slabDoor, 'Slab doors', versionsOf(38_000), (base) => [
        fixed(base, 'Leaf'),
        area(doorSize, 1),
        priceOf(ids.edge, 'Edge'),
        priceOf(ids.frame, 'Frame'),
        priceOf(ids.vision, 'Vision panel'),
        ...handle,
      ]),
      rule(rules.drawerFront, 'Drawer fronts', versionsOf(4_800), (base) => [
        fixed(base, 'Blank'),
        area(frontSize, 2),
        priceOf(ids.construction, 'Construction'),
        priceOf(ids.edge, 'Edge'),
        priceOf(ids.pull, 'Pull'),
      ]),
      rule(rules.wallPanel, 'Wall panels', versionsOf(9_500), (base) => [
        fixed(base, 'Core'),
        area(doorSize, 0),
        priceOf(ids.edge, 'Edge'),
        ...slats,
      ]),
      optionRule(rules.included, 'Included', [0, 0, 0]),
      option(rules.shapedEdge, 'Shaped edge', 3_500),
      option(rules.narrowSlats, 'Narrow slats', 9_000),
      option(rules.looseSlats, 'Slats set one by one', 6_500),
      option(rules.railAndStile, 'Rail and stile', 11_000),
      option(rules.glass, 'Glass', 8_500),
      option(rules.wrapFrame, 'Wrap frame', 14_500),
      option(rules.pivot, 'Pivot set', 31_000),
      option(rules.vision, 'Vision panel', 18_500),
      option(rules.lever, 'Lever set', 9_800),
      option(rules.barHandle, 'Bar handle', 8_400),
      option(rules.longBar, 'Long bar handle', 16_200),
      option(rules.knob, 'Knob', 3_200),
      option(rules.recess, 'Recessed pull', 7_600),
      option(rules.barPull, 'Bar pull', 2_400),
      option(rules.edgePull, 'Edge pull', 1_900),
      option(rules.liftStay, 'Lift stays', 8_900),
    ],
    productOptionClassifierGroups: [records.classifierGroup({ id: groups.surface, title: 'Surface' })],
    productOptionClassifiers: Object.values(surfaceClasses).map(({ id, title, numbers }) =>
      priced(id, title, groups.surface, numbers, 'Square meter of lamella, slab door, cabinet front'),
    ),
  }
}
