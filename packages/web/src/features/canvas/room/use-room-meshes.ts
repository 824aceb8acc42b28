/** The pieces of the room as solids: of each line its product is worked out once, and again when its choices change. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { Mesh } from '@orderwright/domain/graphics'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { pieceMeshes, productModel, type ProductModel, type RoomScene } from '@orderwright/domain/canvas-room'
import { useMemo } from 'react'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { useFamilies } from '../../open-order/use-drawing-families.ts'

interface Known {
  readonly about: readonly unknown[]
  readonly model: ProductModel | null
}

const models = new WeakMap<ProductInstance, Known>()

/** More parts than this no browser turns smoothly: pieces are boxes of their size then. */
const MOST_PARTS = 6_000
/** More pieces than this are made of fewer faces. */
const MOST_FINE = 24

function modelOf(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  families: unknown,
  detail: 'fine' | 'coarse',
): ProductModel | null {
  const about = [catalog, document.order.properties, families, detail]
  const known = models.get(item)
  if (known?.about.every((one, index) => one === about[index])) return known.model
  const model = productModel(catalog, document, item, { detail })
  models.set(item, { about, model })
  return model
}

export function useRoomMeshes({ pieces }: RoomScene): readonly Mesh[] {
  const { editor, data } = useOpenOrder()
  const orderProperties = useEditorState((state) => state.document.order.properties)
  const families = useFamilies()
  const { catalog } = data
  return useMemo(() => {
    const { document } = editor.getState()
    const whole = { ...document, order: { ...document.order, properties: orderProperties } }
    const detail = pieces.length > MOST_FINE ? 'coarse' : 'fine'
    const made = pieces.map((piece) => ({
      piece,
      model: modelOf(catalog, whole, piece.item, families, detail),
    }))
    const parts = made.reduce((sum, { model }) => sum + (model?.meshes.length ?? 1), 0)
    return made.flatMap(({ piece, model }) => pieceMeshes(piece, parts > MOST_PARTS ? null : model))
  }, [pieces, catalog, editor, orderProperties, families])
}
