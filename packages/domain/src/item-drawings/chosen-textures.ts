/** The pictures of the surfaces that an order's choices give: a file that holds drawings holds these too. */
import type { Catalog } from '../catalog/compile.ts'
import { readMaterial } from '../materials/schema.ts'
import type { OrderDocument } from '../orders/document.ts'

/** Their addresses, each once. */
export function chosenTextures(
  { options }: Pick<Catalog, 'options'>,
  { order, items }: Pick<OrderDocument, 'order' | 'items'>,
): string[] {
  const chosen = [order, ...items].flatMap(({ properties }) =>
    Object.values(properties).flatMap(({ optionId, optionIds = [] }) => [
      ...(optionId === undefined ? [] : [optionId]),
      ...optionIds,
    ]),
  )
  const pictures = [...new Set(chosen)].flatMap(
    (id) => readMaterial(options.get(id)?.data['material'])?.texture?.picture ?? [],
  )
  return [...new Set(pictures)]
}
