/** Norrvik's catalog: lamella and slab doors, cabinet and drawer fronts, wall panels. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { type Bindings, data, finish, value } from '../../shorthand/bindings.ts'
import { associate, groupsOf } from '../../shorthand/catalog-kit.ts'
import type { SeedCatalog } from '../../org-seed.ts'
import { doorPicture, frontPicture, slatPicture } from '../../pictures/pictures-of-products.ts'
import type { PriceDates } from '../../shorthand/price-kit.ts'
import type { Records } from '../../records.ts'
import { handleIds, hardwareRecords, openingIds } from './hardware.ts'
import { categoryIds, groupIds, pricingRuleIds, productIds, propertyIds as ids } from './ids.ts'
import { pricingRecords } from './pricing.ts'
import { ruleRecords } from './rules.ts'
import { constructions, surfaceRecords } from './surfaces.ts'

const doorSize: Bindings = {
  width: value(ids.doorWidth),
  height: value(ids.doorHeight),
  unitNumber: value(ids.doorUnitNumber),
}
const frontSize: Bindings = {
  width: value(ids.frontWidth),
  height: value(ids.frontHeight),
  unitNumber: value(ids.frontUnitNumber),
}
const surface: Bindings = { ...finish('finish', ids.finish), 'edge.profile': data(ids.edge, 'edge') }
const slats: Bindings = {
  'slats.by': data(ids.slatWidth, 'by'),
  'slats.width': data(ids.slatWidth, 'slatWidth'),
  'slats.count': value(ids.slatCount),
  'slats.alignment': data(ids.slatAlignment, 'alignment'),
  'slats.tolerance': data(ids.slatAlignment, 'tolerance'),
  'slats.groove': data(ids.groove, 'groove'),
}
const handle: Bindings = {
  'handle.kind': data(ids.doorHandle, 'handle'),
  'handle.length': data(ids.doorHandle, 'length'),
  'handle.side': data(ids.handleSide, 'side'),
}

const lamellaDoorDrawing: ProductDrawing = {
  family: 'lamella-panel',
  constants: { mount: 'door' },
  bindings: { ...doorSize, ...surface, ...slats, ...handle, thickness: data(ids.thickness, 'thickness') },
}

const wallPanelDrawing: ProductDrawing = {
  family: 'lamella-panel',
  constants: { mount: 'wall', height: 2600 },
  bindings: { ...doorSize, ...surface, ...slats, thickness: data(ids.thickness, 'thickness') },
}

const slabDoorDrawing: ProductDrawing = {
  family: 'slab-door',
  constants: {},
  bindings: {
    ...doorSize,
    ...surface,
    ...handle,
    mounting: data(ids.frame, 'mounting'),
    'frame.width': data(ids.frame, 'frameWidth'),
    'frame.depth': data(ids.frame, 'frameDepth'),
    'frame.architrave': data(ids.frame, 'architrave'),
    vision: data(ids.vision, 'vision'),
    swing: data(ids.swing, 'swing'),
  },
}

function frontDrawing(constants: ProductDrawing['constants']): ProductDrawing {
  return {
    family: 'cabinet-front',
    constants,
    bindings: {
      ...frontSize,
      ...surface,
      ...slats,
      face: data(ids.construction, 'face'),
      thickness: data(ids.construction, 'thickness'),
      railWidth: data(ids.railWidth, 'railWidth'),
      centrePanel: data(ids.centrePanel, 'centrePanel'),
      'pull.kind': data(ids.pull, 'pull'),
      'pull.length': data(ids.pull, 'length'),
      opening: data(ids.opening, 'opening'),
    },
  }
}

const doorSizes = [ids.doorWidth, ids.doorHeight, ids.doorUnitNumber]
const frontSizes = [ids.frontWidth, ids.frontHeight, ids.frontUnitNumber]
const slatProperties = [ids.slatWidth, ids.slatCount, ids.slatAlignment, ids.groove]

function products({ product }: Records) {
  const doors = { productCategoryId: categoryIds.doors, shouldRoundPrice: 1 } as const
  const fronts = { productCategoryId: categoryIds.cabinetFronts } as const
  return [
    product({
      ...doors,
      id: productIds.lamellaDoor,
      title: 'Lamella door',
      rank: 1,
      description: 'A door leaf with solid slats on a stable core.',
      productPricingRuleId: pricingRuleIds.lamellaDoor,
      thumbnailUrl: slatPicture(9),
      referenceCodes: { catalog: 'NV-LD', factory: 'LD67', machining: 'LD67-M' },
      drawing: lamellaDoorDrawing,
      associations: associate(
        [
          ...doorSizes,
          ids.finish,
          ids.edge,
          ids.thickness,
          ...slatProperties,
          ids.doorHandle,
          ids.handleSide,
        ],
        { [ids.doorHandle]: [handleIds.lever] },
      ),
    }),
    product({
      ...doors,
      id: productIds.slabDoor,
      title: 'Slab door',
      rank: 2,
      description: 'A plain leaf in a frame or on a pivot.',
      productPricingRuleId: pricingRuleIds.slabDoor,
      thumbnailUrl: doorPicture(),
      referenceCodes: { catalog: 'NV-SD', factory: 'SD44', machining: 'SD44-M' },
      drawing: slabDoorDrawing,
      associations: associate([
        ...doorSizes,
        ids.finish,
        ids.edge,
        ids.frame,
        ids.vision,
        ids.doorHandle,
        ids.handleSide,
        ids.swing,
      ]),
    }),
    product({
      ...fronts,
      id: productIds.cabinetFront,
      title: 'Cabinet front',
      rank: 1,
      description: 'A hinged front, slatted, framed or plain.',
      productPricingRuleId: pricingRuleIds.cabinetFront,
      thumbnailUrl: frontPicture(false),
      referenceCodes: { catalog: 'NV-CF', factory: 'CF', machining: 'CF-M' },
      drawing: frontDrawing({}),
      associations: associate(
        [
          ...frontSizes,
          ids.finish,
          ids.edge,
          ids.construction,
          ids.railWidth,
          ids.centrePanel,
          ...slatProperties,
          ids.pull,
          ids.opening,
        ],
        { [ids.opening]: [openingIds.drawer] },
      ),
    }),
    product({
      ...fronts,
      id: productIds.drawerFront,
      title: 'Drawer front',
      rank: 2,
      description: 'A front for a drawer, framed or plain.',
      productPricingRuleId: pricingRuleIds.drawerFront,
      thumbnailUrl: frontPicture(true),
      referenceCodes: { catalog: 'NV-DF', factory: 'DF', machining: 'DF-M' },
      drawing: frontDrawing({ height: 240, opening: 'drawer' }),
      associations: associate(
        [...frontSizes, ids.finish, ids.edge, ids.construction, ids.railWidth, ids.pull],
        { [ids.construction]: [constructions.slats] },
      ),
    }),
    product({
      id: productIds.wallPanel,
      title: 'Lamella wall panel',
      rank: 1,
      productCategoryId: categoryIds.wallPanels,
      description: 'The slats of the doors for the wall beside them.',
      productPricingRuleId: pricingRuleIds.wallPanel,
      shouldRoundPrice: 1,
      thumbnailUrl: slatPicture(12),
      referenceCodes: { catalog: 'NV-WP', factory: 'WP67', machining: 'WP67-M' },
      drawing: wallPanelDrawing,
      associations: associate([...doorSizes, ids.finish, ids.edge, ids.thickness, ...slatProperties]),
    }),
  ]
}

export function norrvikCatalog(records: Records, dates: PriceDates): Partial<SeedCatalog> {
  const parts = [surfaceRecords(records), hardwareRecords(records)]
  const productProperties = parts.flatMap((part) => part.properties)
  return {
    productCategories: [
      records.category({
        id: categoryIds.doors,
        title: 'Doors',
        rank: 1,
        isSpatial: 1,
        thumbnailUrl: doorPicture(),
      }),
      records.category({
        id: categoryIds.cabinetFronts,
        title: 'Cabinet Fronts',
        rank: 2,
        isSpatial: 1,
        thumbnailUrl: frontPicture(false),
      }),
      records.category({
        id: categoryIds.wallPanels,
        title: 'Wall Panels',
        rank: 3,
        thumbnailUrl: slatPicture(12),
      }),
    ],
    productPropertyGroups: groupsOf(
      records,
      [
        [groupIds.size, 'Size'],
        [groupIds.surface, 'Surface'],
        [groupIds.construction, 'Construction'],
        [groupIds.slats, 'Slats'],
        [groupIds.hardware, 'Hardware'],
      ],
      productProperties,
    ),
    productProperties,
    productOptions: parts.flatMap((part) => part.options),
    products: products(records),
    productRules: ruleRecords(records),
    ...pricingRecords(records, dates),
  }
}
