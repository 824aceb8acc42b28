/** The canvas of the open order, for every component of its screen. */
import type { OrderAbilities } from '@orderwright/contract'
import type { Catalog } from '@orderwright/domain/catalog'
import { mediumAddressOf, MM_PER_INCH, toTimestamp } from '@orderwright/domain/units'
import { canvasKinds, type CanvasContext, canvasPictures } from '@orderwright/domain/canvas'
import {
  type Canvas,
  type CanvasState,
  createCanvas,
  type OrderCanvas,
  orderCanvas,
} from '@orderwright/editor/canvas'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { type OpenOrder, useOpenOrder } from '../open-order/editor-context.tsx'
import { useFamilies } from '../open-order/use-drawing-families.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { copiedOf, type Paster, pasteOf } from '../order-items/clipboard.ts'
import { itemFaces } from './item-faces.ts'
import { readLayers } from './layer-memory.ts'

interface OpenCanvas {
  readonly canvas: Canvas
  readonly document: OrderCanvas
  /** the sheet on the page, which takes the keys of tools */
  readonly sheetRef: RefObject<HTMLDivElement | null>
}

const CanvasReactContext = createContext<OpenCanvas | null>(null)

function openCanvas(
  editor: OpenOrder['editor'],
  { spatial, region }: OpenOrder['profile'],
  catalog: Catalog,
  abilities: OrderAbilities,
  paster: Pick<Paster, 'role' | 'canSetPrice'>,
): Omit<OpenCanvas, 'sheetRef'> {
  const document = orderCanvas({
    editor,
    clock: { now: () => toTimestamp(new Date()) },
    canEdit: () => abilities.update,
    // As the list of lines has it: the same of a line goes along, wherever it is copied.
    admitLine(line) {
      const pasted = pasteOf(copiedOf(line, line.orgId), { orgId: line.orgId, catalog, ...paster })
      return pasted.ok ? pasted.item : null
    },
    faceOf: itemFaces(catalog, () => editor.getState().document),
    nameOf: (item) => itemTitle(catalog, item),
    pictureOf: canvasPictures(catalog, spatial.muralTextureFallback),
    mediumAddress: (id) => mediumAddressOf(editor.getState().document.order.orgId, id),
    seamColors: spatial.seamColors,
  })
  const { scale, viewportScale, precision, gridSize } = spatial
  const canvas = createCanvas({
    document,
    kinds: canvasKinds,
    settings: {
      gridSize,
      precision,
      unit: region.units,
      hasPanelLayout: spatial.hasMurals,
      scaleOf: ({ type }) =>
        ((type === 'plan' ? viewportScale.plan : viewportScale.view) ?? scale) *
        (region.units === 'mm' ? MM_PER_INCH : 1),
    },
  })
  for (const layer of readLayers()) canvas.setLayer(layer, false)
  return { canvas, document }
}

export function CanvasProvider({ children }: { children: ReactNode }) {
  const { editor, data, profile, viewer } = useOpenOrder()
  const { role, isEmployee } = viewer
  const { catalog, abilities } = data
  // Another catalog, or other rights: pictures and what may be changed are others.
  const sheetRef = useRef<HTMLDivElement>(null)
  const value = useMemo(
    () => ({
      ...openCanvas(editor, profile, catalog, abilities, { role, canSetPrice: isEmployee }),
      sheetRef,
    }),
    [editor, profile, catalog, abilities, role, isEmployee],
  )
  useEffect(() => () => value.canvas.dispose(), [value])
  const { unit } = useViewSettings()
  useEffect(() => value.canvas.setUnit(unit), [value, unit])
  // With every drawing family that arrives products may have a size that had none.
  const families = useFamilies()
  useEffect(() => value.document.lookAnew(), [value, families])
  return <CanvasReactContext value={value}>{children}</CanvasReactContext>
}

export function useCanvas(): Canvas {
  return useOpenCanvas().canvas
}

export function useOpenCanvas(): OpenCanvas {
  const value = use(CanvasReactContext)
  if (!value) throw new Error('useCanvas needs a CanvasProvider')
  return value
}

/** One part of the state. The selector must give the same object while its part did not change. */
export function useCanvasState<T>(selector: (state: CanvasState) => T): T {
  const canvas = useCanvas()
  const read = () => selector(canvas.getState())
  return useSyncExternalStore(canvas.subscribe, read, read)
}

/** What kinds ask of the order, as it is now. */
export function useCanvasContext(): CanvasContext {
  const { document } = useOpenCanvas()
  return useSyncExternalStore(document.subscribe, document.getContext, document.getContext)
}
