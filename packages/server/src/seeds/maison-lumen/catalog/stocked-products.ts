/** What Maison Lumen keeps in stock: back boxes and samples. */
import type { Product } from '@orderwright/domain/catalog'
import { platePicture, swatch } from '../../pictures/pictures.ts'
import type { Records } from '../../records.ts'
import { backBoxes } from './back-boxes.ts'
import { boxDrawing, finishBoxDrawing, sampleDrawing } from './drawings.ts'
import { categoryIds, pricingRuleIds, productIds, propertyIds } from '../ids.ts'

export function stockedProducts({ product }: Records): Product[] {
  return [
    ...backBoxes.map((box, index) =>
      product({
        id: box.productId,
        title: box.title,
        rank: index + 1,
        isStocked: 1,
        currentInventory: 120 - index * 11,
        productCategoryId: categoryIds.backBoxes,
        productPricingRuleId: pricingRuleIds.backBoxes + index,
        thumbnailUrl: platePicture(box.width, box.height, 0, 0, '#e9e9e6'),
        drawing: boxDrawing(box),
      }),
    ),
    product({
      id: productIds.finishSample,
      title: 'Finish sample',
      rank: 1,
      isStocked: 1,
      currentInventory: 260,
      productCategoryId: categoryIds.samples,
      productPricingRuleId: pricingRuleIds.finishSample,
      thumbnailUrl: swatch('#8c6a45', 'brushed'),
      drawing: sampleDrawing,
      associations: { productProperties: { [propertyIds.plateFinish]: {} } },
    }),
    product({
      id: productIds.engravingSample,
      title: 'Engraving sample',
      rank: 2,
      isStocked: 1,
      currentInventory: 80,
      productCategoryId: categoryIds.samples,
      productPricingRuleId: pricingRuleIds.engravingSample,
      thumbnailUrl: swatch('#c4a15a', 'brushed'),
      drawing: sampleDrawing,
      associations: { productProperties: { [propertyIds.plateFinish]: {}, [propertyIds.sampleText]: {} } },
    }),
    product({
      id: productIds.finishBox,
      title: 'Box of all finishes',
      rank: 3,
      isStocked: 1,
      currentInventory: 34,
      productCategoryId: categoryIds.samples,
      productPricingRuleId: pricingRuleIds.finishBox,
      thumbnailUrl: swatch('#d9b45b', 'polished'),
      drawing: finishBoxDrawing,
    }),
  ]
}
