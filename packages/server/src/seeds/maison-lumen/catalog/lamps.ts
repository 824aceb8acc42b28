/** Reading lamps: arm, head, switch and cable; and the text that an engraving sample shows. */
import { lampPicture } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { groupIds, pricingRuleIds, propertyIds } from '../ids.ts'

export const lampArms = [
  { id: 701, title: 'Flexible, 260 mm', armType: 'flexible', armLength: 260, rule: pricingRuleIds.included },
  { id: 702, title: 'Flexible, 400 mm', armType: 'flexible', armLength: 400, rule: pricingRuleIds.longArm },
  { id: 703, title: 'Rigid, 180 mm', armType: 'rigid', armLength: 180, rule: pricingRuleIds.included },
  { id: 704, title: 'Rigid, 300 mm', armType: 'rigid', armLength: 300, rule: pricingRuleIds.longArm },
] as const

export function lampRecords({ property, option }: Records) {
  const common = { productPropertyGroupId: groupIds.lamp }
  const properties = [
    property({ ...common, id: propertyIds.lampArm, title: 'Arm', rank: 1, invoiceVisibility: 'column' }),
    property({ ...common, id: propertyIds.lampHead, title: 'Head', rank: 2, noOptionThumbnails: 1 }),
    property({ ...common, id: propertyIds.lampSwitch, title: 'Switch', rank: 3, noOptionThumbnails: 1 }),
    property({
      ...common,
      id: propertyIds.cableLength,
      title: 'Cable length (mm)',
      type: 'dimensions',
      rank: 4,
      placeHolder: '200 to 3000',
      data: { dimensionInterval: 50, minDimension: 200, maxDimension: 3000 },
    }),
    property({
      ...common,
      id: propertyIds.sampleText,
      title: 'Text on the sample',
      type: 'text',
      isRequired: 0,
      rank: 5,
      placeHolder: 'Good night',
    }),
  ]
  const heads = [
    { id: 711, title: 'Slim head', headLength: 70, headDiameter: 24, rule: pricingRuleIds.included },
    { id: 712, title: 'Wide head', headLength: 62, headDiameter: 38, rule: pricingRuleIds.wideHead },
  ]
  const switches = [
    { id: 721, title: 'Push button', switchType: 'push', rule: pricingRuleIds.included },
    { id: 722, title: 'Toggle', switchType: 'toggle', rule: pricingRuleIds.toggleSwitch },
    { id: 723, title: 'Without switch', switchType: 'none', rule: pricingRuleIds.included },
  ]
  const options = [
    ...lampArms.map(({ id, title, armType, armLength, rule }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.lampArm,
        rank: index + 1,
        thumbnailUrl: lampPicture(armType === 'flexible'),
        data: { armType, armLength },
        productPricingRuleId: rule,
      }),
    ),
    ...heads.map(({ id, title, headLength, headDiameter, rule }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.lampHead,
        rank: index + 1,
        data: { headLength, headDiameter },
        productPricingRuleId: rule,
      }),
    ),
    ...switches.map(({ id, title, switchType, rule }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.lampSwitch,
        rank: index + 1,
        data: { switchType },
        productPricingRuleId: rule,
      }),
    ),
  ]
  return { properties, options }
}
