/** Examples of the calls of the change lab. */
import { endpoints } from '../../endpoints.ts'
import { timestamp } from '@orderwright/domain/units'
import { type Example, type ExampleMaterial, example, inOrg } from './example.ts'

const ofDraft = ({ orgId, catalogDraftId }: ExampleMaterial) => ({ orgId, draftId: catalogDraftId })
const ofVersion = (material: ExampleMaterial) => ({
  ...ofDraft(material),
  version: material.catalogDraftVersion,
})

export const changeLabExamples: readonly Example[] = [
  example(endpoints.getCatalogDrafts)('owner', inOrg),
  example(endpoints.createCatalogDraft)('owner', ({ orgId }) => ({ orgId, title: 'Prices of the autumn' })),
  example(endpoints.updateCatalogDraft)('owner', (material) => ({
    ...ofVersion(material),
    changes: { title: 'Prices of the autumn', publishAt: timestamp('2099-09-01 06:00:00') },
  })),
  example(endpoints.getCatalogDraft)('owner', ofDraft),
  example(endpoints.editCatalogDraft)('owner', (material) => ({
    ...ofDraft(material),
    edits: [{ kind: 'create', resource: 'productPricingRule', values: { title: 'Engraving' } }],
  })),
  example(endpoints.replayCatalogDraft)('owner', (material) => ({
    ...ofDraft(material),
    lastSubmitted: 100,
  })),
  example(endpoints.replayRule)('owner', ({ orgId }) => ({
    orgId,
    rule: {
      type: 'incompatible',
      fromResourceKey: 'productOption',
      fromIds: [1],
      toResourceKey: 'productOption',
      toIds: [2],
      toProductPropertyId: null,
    },
  })),
  example(endpoints.getReplayedOrder)('owner', (material) => ({
    ...ofDraft(material),
    productOrderId: material.orderId,
  })),
  example(endpoints.checkCatalogDraft)('owner', ofDraft),
  example(endpoints.publishCatalogDraft)('owner', ofVersion),
  example(endpoints.takeBackCatalogDraft)('owner', ofVersion),
  example(endpoints.discardCatalogDraft)('owner', ofVersion),
]
