/** Examples of the generic calls on records. */
import { resourceVerbs } from '../../resource.ts'
import { resources, type ServedResourceKey } from '../../resources.ts'
import type { Example, ExampleMaterial } from './example.ts'

interface RecordExample {
  /** who may change it */
  readonly as: Example['as']
  readonly create: (material: ExampleMaterial) => Record<string, unknown>
  readonly change: Record<string, unknown>
  /** what its records are listed by; without it: the one record */
  readonly list?: (material: ExampleMaterial) => Record<string, unknown>
  /** the record of the calls, where it is another than the material's own */
  readonly record?: (material: ExampleMaterial) => { readonly id: number; readonly version: number }
}

const ofSpatialOrder = ({ spatialOrderId }: ExampleMaterial) => ({ productOrderId: spatialOrderId })

const catalog: Readonly<Record<ServedResourceKey, RecordExample>> = {
  productOrder: {
    as: 'guest',
    create: () => ({}),
    change: { firmName: 'Studio North', projectName: 'Villa North' },
    record: ({ orderId, orderVersion }) => ({ id: orderId, version: orderVersion }),
  },
  productInstance: {
    as: 'guest',
    create: ({ orderId, productId }) => ({
      productOrderId: orderId,
      productId,
      title: 'Hall, by the door',
      quantity: 2,
      rank: 2,
    }),
    change: { quantity: 3 },
    list: ({ orderId }) => ({ productOrderId: orderId }),
    record: ({ lineId, lineVersion }) => ({ id: lineId, version: lineVersion }),
  },
  product: {
    as: 'owner',
    create: ({ categoryId }) => ({ title: 'Keypad, large', rank: 900, productCategoryId: categoryId }),
    change: { description: 'Push buttons in a solid metal plate.' },
  },
  productCategory: {
    as: 'owner',
    create: () => ({ title: 'Door stations', rank: 900 }),
    change: { title: 'Door stations and bells' },
  },
  productProperty: {
    as: 'owner',
    create: () => ({ title: 'Cable length', internalTitle: 'Cable length (cm)', type: 'number', rank: 900 }),
    change: { title: 'Length of the cable' },
  },
  productOption: {
    as: 'owner',
    create: ({ propertyId }) => ({ title: 'Aged brass', rank: 900, productPropertyId: propertyId }),
    change: { publishLevel: 'internal' },
  },
  productPropertyGroup: {
    as: 'owner',
    create: () => ({ title: 'Cable', rank: 900 }),
    change: { title: 'Cable and plug' },
  },
  productRule: {
    as: 'owner',
    create: () => ({
      type: 'incompatible',
      fromResourceKey: 'productOption',
      toResourceKey: 'productOption',
      fromIds: [],
    }),
    change: { type: 'compatible' },
  },
  productPricingRule: {
    as: 'owner',
    create: () => ({
      title: 'Cable',
      versions: {
        1: {
          created: '2026-01-01 00:00:00',
          expressions: [{ type: 'fixed', props: { value: 4_500 }, description: 'The cable itself' }],
        },
      },
    }),
    change: { title: 'Cable by length' },
  },
  productOptionClassifierGroup: {
    as: 'owner',
    create: () => ({ title: 'Finish family' }),
    change: { title: 'Families of finishes' },
  },
  productOptionClassifier: {
    as: 'owner',
    create: ({ classifierGroupId }) => ({
      title: 'Plated',
      productOptionClassifierGroupId: classifierGroupId,
      numbers: [{ date: '2026-01-01 00:00:00', numbers: [1.15, 2_400] }],
    }),
    change: { title: 'Plated by hand' },
  },
  medium: { as: 'owner', create: () => ({}), change: { title: 'The hall by night' } },
  productGraphic: {
    as: 'owner',
    create: () => ({
      title: 'Ball on a rod',
      nodes: [
        {
          id: 'top',
          type: 'group',
          title: 'Ball on a rod',
          props: { formulas: { radius: 'width / 2' } },
          children: [
            {
              id: 'ball',
              type: 'sphere',
              title: 'Ball',
              props: { diameter: 'width', y: 'radius' },
              children: [],
            },
          ],
        },
      ],
    }),
    change: { title: 'Ball on a long rod' },
    list: () => ({ archived: 0 }),
  },
  customer: {
    as: 'member',
    create: () => ({
      title: 'Atelier Nord',
      email: 'bills@atelier-nord.example',
      addresses: {
        a1: {
          label: 'Workshop',
          address: { streetAddress: '5 Pier Road', city: 'Portland', state: 'ME', zip: '04101' },
        },
      },
      deliveryKey: 'a1',
      paymentTermsDays: 14,
      discountPercentage: 7.5,
    }),
    change: { paymentTermsDays: 60 },
    list: () => ({ archived: 0 }),
  },
  userGroup: {
    as: 'owner',
    create: () => ({ title: 'Dealers', userIds: [] }),
    change: { title: 'Dealers on the west coast' },
  },
  archWall: {
    as: 'guest',
    create: ({ spatialOrderId }) => ({
      productOrderId: spatialOrderId,
      from: { x: 0, z: 0 },
      to: { x: 180, z: 0 },
      height: 108,
    }),
    change: { to: { x: 192.5, z: 0 } },
    list: ofSpatialOrder,
  },
  archElevation: {
    as: 'guest',
    create: ({ spatialOrderId }) => ({
      productOrderId: spatialOrderId,
      from: { x: 0, z: 60 },
      to: { x: 180, z: 60 },
    }),
    change: { viewDepth: 72 },
    list: ofSpatialOrder,
  },
  archCustomView: {
    as: 'guest',
    create: ({ spatialOrderId }) => ({ productOrderId: spatialOrderId, title: 'North wall', rank: 1 }),
    change: { drawingNotesData: { general: 'Hang from the left, the first panel plumb.' } },
    list: ofSpatialOrder,
  },
  entity: {
    as: 'guest',
    create: ({ spatialOrderId, viewId }) => ({
      productOrderId: spatialOrderId,
      type: 'calicoMuralPanel',
      data: {
        archCustomViewId: viewId,
        position: { x: 0, y: 0 },
        size: { width: 48.5, height: 108 },
        bleedLeft: 0.5,
        bleedRight: 0.5,
        panelNumber: 1,
      },
    }),
    change: { data: { panelPrintNotes: 'Match the horizon of panel 2.' } },
    list: ofSpatialOrder,
  },
  productCanvasText: {
    as: 'guest',
    create: ({ spatialOrderId, viewId }) => ({
      productOrderId: spatialOrderId,
      text: 'Door casing',
      position: { x: 96, y: 40 },
      customViewId: viewId,
    }),
    change: { text: 'Door casing, painted' },
    list: ofSpatialOrder,
  },
  productCanvasLine: {
    as: 'guest',
    create: ({ spatialOrderId, viewId }) => ({
      productOrderId: spatialOrderId,
      from: { x: 96, y: 40 },
      to: { x: 110, y: 60 },
      toSymbol: 'arrow',
      customViewId: viewId,
    }),
    change: { strokeWidth: 1 },
    list: ofSpatialOrder,
  },
}

function examplesOf(key: ServedResourceKey): Example[] {
  const { as, create, change, list, record } = catalog[key]
  const one = (material: ExampleMaterial) =>
    record?.(material) ?? { id: material.recordId, version: material.recordVersion }
  const where = (material: ExampleMaterial) => ({ id: one(material).id })
  const changed = (material: ExampleMaterial) => ({
    where: where(material),
    version: one(material).version,
    props: change,
  })
  const bodies = {
    get: (material: ExampleMaterial) => ({ where: list?.(material) ?? where(material) }),
    create: (material: ExampleMaterial) => ({ props: create(material) }),
    update: changed,
    'bulk-update': (material: ExampleMaterial) => ({ updates: [changed(material)] }),
    destroy: (material: ExampleMaterial) => ({ where: where(material) }),
    restore: (material: ExampleMaterial) => ({ where: where(material) }),
    'bulk-destroy': (material: ExampleMaterial) => ({ where: { ids: [one(material).id] } }),
    'bulk-restore': (material: ExampleMaterial) => ({ where: { ids: [one(material).id] } }),
  }
  return resourceVerbs.flatMap((verb): Example[] => {
    const endpoint = resources[key].endpoints[verb]
    if (!endpoint) return []
    const body = (material: ExampleMaterial) => ({ orgId: material.orgId, ...bodies[verb](material) })
    return [{ name: endpoint.name, as, body }]
  })
}

const keys: readonly ServedResourceKey[] = [
  'productOrder',
  'productInstance',
  'product',
  'productCategory',
  'productProperty',
  'productOption',
  'productPropertyGroup',
  'productRule',
  'productPricingRule',
  'productOptionClassifierGroup',
  'productOptionClassifier',
  'medium',
  'productGraphic',
  'userGroup',
  'customer',
  'archWall',
  'archElevation',
  'archCustomView',
  'entity',
  'productCanvasText',
  'productCanvasLine',
]

export const recordExamples: readonly Example[] = keys.flatMap(examplesOf)
