/** Engraving: whether, what, in which font, size and colour. */
import { letterPicture } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { groupIds, optionIds, pricingRuleIds, propertyIds } from '../ids.ts'

export const engravingFonts = [
  { id: 481, family: 'Inter', letters: 'inter Ag' },
  { id: 482, family: 'Saira', letters: 'saira Ag' },
  { id: 483, family: 'Barlow', letters: 'barlow Ag' },
  { id: 484, family: 'Montserrat', letters: 'montserrat Ag' },
  { id: 485, family: 'Overpass', letters: 'overpass Ag' },
  { id: 486, family: 'Oswald', letters: 'oswald Ag' },
  { id: 487, family: 'EB Garamond', letters: 'eb-garamond Ag' },
  { id: 488, family: 'Arimo', letters: 'arimo Ag' },
] as const

/** Font sizes in mm. */
const sizes = [
  { id: 461, fontSize: 2.4, title: 'Small, 2.4 mm' },
  { id: 462, fontSize: 3.2, title: 'Regular, 3.2 mm' },
  { id: 463, fontSize: 4, title: 'Large, 4 mm' },
] as const

export const engravingColors = [
  { id: 471, title: 'Black fill', color: '#161616', forDark: false, isInlaid: false },
  { id: 472, title: 'White fill', color: '#f7f6f2', forDark: true, isInlaid: false },
  { id: 473, title: 'Gray fill', color: '#6d6d6a', forDark: false, isInlaid: false },
  { id: 474, title: 'Warm gray fill', color: '#cfc6b6', forDark: true, isInlaid: false },
  { id: 475, title: 'Inlaid gold', color: '#d9b45b', forDark: true, isInlaid: true },
  { id: 476, title: 'Inlaid oxide red', color: '#8f3325', forDark: false, isInlaid: true },
] as const

export const engravingFontIds = engravingFonts.map((font) => font.id)

export function engravingRecords({ property, option }: Records) {
  const engravingInputs = {
    label: 'Engraving',
    inputs: [{ placeholder: 'First line' }, { placeholder: 'Second line' }],
  }
  const common = { productPropertyGroupId: groupIds.engraving }
  const properties = [
    property({
      ...common,
      id: propertyIds.engravingType,
      title: 'Engraving type',
      rank: 1,
      noOptionThumbnails: 1,
    }),
    property({
      ...common,
      id: propertyIds.engraving,
      title: 'Engravings',
      type: 'text',
      isArray: 1,
      isRequired: 0,
      rank: 2,
      placeHolder: 'Text as it is cut',
      arrayInputProps: engravingInputs,
      invoiceVisibility: 'column',
    }),
    property({
      ...common,
      id: propertyIds.secondEngraving,
      title: 'Second engravings',
      internalTitle: 'Engravings in the second language',
      type: 'text',
      isArray: 1,
      isRequired: 0,
      rank: 3,
      placeHolder: 'Text in the second language',
      arrayInputProps: engravingInputs,
    }),
    property({ ...common, id: propertyIds.engravingFont, title: 'Engraving font', rank: 4 }),
    property({
      ...common,
      id: propertyIds.engravingSize,
      title: 'Engraving size',
      rank: 5,
      noOptionThumbnails: 1,
    }),
    property({ ...common, id: propertyIds.engravingColor, title: 'Engraving color', rank: 6 }),
  ]
  const types = [
    { id: optionIds.noEngraving, title: 'No engraving', rule: pricingRuleIds.included },
    { id: optionIds.engraved, title: 'Engraving per mechanism', rule: pricingRuleIds.engraved },
    { id: optionIds.groupEngraving, title: 'Group engraving', rule: pricingRuleIds.groupEngraving },
    { id: optionIds.twoLanguages, title: 'Engraving in two languages', rule: pricingRuleIds.twoLanguages },
  ]
  const options = [
    ...types.map(({ id, title, rule }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.engravingType,
        rank: index + 1,
        productPricingRuleId: rule,
        // One text for several mechanisms needs several of them.
        availability:
          id === optionIds.groupEngraving
            ? [{ productPropertyId: propertyIds.layout, dataKey: 'mechanismCount', operator: '>', value: 1 }]
            : [],
      }),
    ),
    ...engravingFonts.map(({ id, family, letters }, index) =>
      option({
        id,
        title: family,
        productPropertyId: propertyIds.engravingFont,
        rank: index + 1,
        thumbnailUrl: letterPicture(letters, '#161616', '#f3f1ec'),
        data: { fontFamily: family },
      }),
    ),
    ...sizes.map(({ id, fontSize, title }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.engravingSize,
        rank: index + 1,
        data: { fontSize, mm: fontSize },
      }),
    ),
    ...engravingColors.map(({ id, title, color, forDark, isInlaid }, index) =>
      option({
        id,
        title,
        productPropertyId: propertyIds.engravingColor,
        rank: index + 1,
        thumbnailUrl: letterPicture('eb-garamond A', color, forDark ? '#3a3a3a' : '#e4e2dc'),
        data: isInlaid ? { color, strokeColor: color, strokeWidth: 0.1 } : { color },
        productPricingRuleId: isInlaid ? pricingRuleIds.inlaidColor : pricingRuleIds.included,
      }),
    ),
  ]
  return { properties, options }
}
