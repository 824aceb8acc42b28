/**
 * The open order for every component of its page. `useOrderEditor()` gives all of it and follows every change;
 * what shows a small part asks `useEditorState(selector)` instead, and is drawn again only when that part changes.
 */
import {
  createOrderEditor,
  type EditorState,
  persistedStateKey,
  type OrderEditor,
  resourceTransport,
} from '@orderwright/editor'
import { type Catalog, compileCatalog } from '@orderwright/domain/catalog'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import type { OrgProfile, SessionOrg } from '@orderwright/domain/tenancy'
import { type Timestamp, toTimestamp } from '@orderwright/domain/units'
import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { currentMeasurer, loadEngravingFaces } from '../../engraving/load-measurer.ts'
import { useTextMeasurer } from '../../engraving/use-text-measurer.ts'
import { onConnectionChange } from '../../lib/api/connection.ts'
import { resources } from '../../lib/api/api.ts'
import { rememberLast } from '../../lib/remember-last.ts'
import { useViewer, type Viewer } from '../../lib/session/session.tsx'
import { browserPorts } from './live/browser-page.ts'
import { keptStorage } from './live/kept-storage.ts'
import { createLiveState, type LiveState } from './live/live-state.ts'
import { createOpenEditors, type OpenEditor } from './live/open-editors.ts'
import { contextOf, documentOf, type OrderAddress, type OrderData, useOrderData } from './order-data.ts'
import { engravedFonts, itemSpec } from './item-scene.ts'
import { useFamilies } from './use-drawing-families.ts'

/** What stays the same while one order is open (`data` changes when it is loaded again). */
export interface OpenOrder {
  readonly editor: OrderEditor
  readonly data: OrderData
  readonly viewer: Viewer
  readonly org: SessionOrg
  readonly profile: OrgProfile
  /** the live channel and who else is there */
  readonly live: LiveState
  /** Loads the order again, e.g. after a status change; unsent changes stay. */
  readonly reload: () => Promise<void>
  /**
   * Resolves when every engraving of the order as it is now has been judged on its real glyphs, or these can not be had:
   * then the server judges them.
   */
  readonly whenMeasured: () => Promise<void>
  /** the editor is one of a variant that is being tried: there is no order that would take more than the line's choices */
  readonly isTrial?: boolean
}

export interface OrderEditorValue extends OpenOrder {
  readonly state: EditorState
}

const OpenOrderContext = createContext<OpenOrder | null>(null)

/** What stands within it works on another editor of the same order: that of a variant. */
export function OpenOrderScope({ value, children }: { value: OpenOrder; children: ReactNode }) {
  return <OpenOrderContext value={value}>{children}</OpenOrderContext>
}

/** The open order without its changing state. */
export function useOpenOrder(): OpenOrder {
  const value = use(OpenOrderContext)
  if (!value) throw new Error('useOpenOrder needs an OrderEditorProvider')
  return value
}

/** The open order and its whole state: renders again at every change. */
export function useOrderEditor(): OrderEditorValue {
  const open = useOpenOrder()
  const state = useSyncExternalStore(open.editor.subscribe, open.editor.getState)
  return useMemo(() => ({ ...open, state }), [open, state])
}

/** One part of the state. The selector must give the same object while its part did not change. */
export function useEditorState<T>(selector: (state: EditorState) => T): T {
  const { editor } = useOpenOrder()
  const getPart = () => selector(editor.getState())
  return useSyncExternalStore(editor.subscribe, getPart, getPart)
}

// The views of an order follow each other, and the editor goes on: what it was given is not made, and judged, anew.
const sameDocument = rememberLast(documentOf)
const sameContext = rememberLast(contextOf)
const sameCatalog = rememberLast(compileCatalog, Object.values)
const sameFonts = rememberLast(engravedFontsOf)
/** The time at which the page was loaded, by the server's clock: one for a day. */
const openedAt = rememberLast(
  (now: Timestamp) => now,
  (now) => [now.slice(0, 10)],
)

/** The editors of this page; one for each open order. */
const openEditors = createOpenEditors<Viewer>()

interface OrderEditorProviderProps {
  address: OrderAddress
  /** the answer of `useOrderData(address)` */
  answer: NonNullable<ReturnType<typeof useOrderData>['data']>['data']
  children: ReactNode
}

/**
 * Opens the order of a loaded answer and keeps what was loaded again in step with it. In three steps, one component each,
 * so that the browser can do what a hand asks for between them.
 */
export function OrderEditorProvider(props: OrderEditorProviderProps) {
  const viewer = useViewer()
  const catalog = useCatalog(props.answer)
  const loaded = useMemo(() => sameDocument(props.answer, viewer), [props.answer, viewer])
  return <MeasuredOrder {...props} viewer={viewer} catalog={catalog} loaded={loaded} />
}

interface LoadedOrderProps extends OrderEditorProviderProps {
  viewer: Viewer
  catalog: Catalog
  /** null when the answer has no order any more */
  loaded: OrderDocument | null
}

/** With what its engravings are measured by. */
function MeasuredOrder(props: LoadedOrderProps) {
  const { answer, viewer, catalog, loaded } = props
  const { measurer } = useTextMeasurer(useEngravedFonts(catalog, loaded))
  const families = useFamilies()
  const context = useMemo(
    () => sameContext(catalog, viewer, answer.pricingIsHidden, measurer, families, openedAt(answer.now)),
    [catalog, viewer, answer.pricingIsHidden, measurer, families, answer.now],
  )
  return <OpenedOrder {...props} context={context} />
}

/** With its editor. */
function OpenedOrder({
  address,
  answer,
  viewer,
  catalog,
  loaded,
  context,
  children,
}: LoadedOrderProps & { context: EvaluationContext }) {
  const { refetch } = useOrderData(address)
  const userId = viewer.user.id
  const { editor, caller, taken } = useHeldEditor(() => {
    const document = loaded
    if (!document) throw new Error('an order page opens with an order')
    const key = persistedStateKey(document.order)
    return openEditors.get({ userId, key }, viewer, (current) =>
      openEditor({ document, context, userId, caller: () => current.current }),
    )
  })
  caller.current = viewer
  const [live] = useState(() => createLiveState(userId))

  useEffect(() => {
    if (editor.getContext() !== context) editor.setContext(context)
  }, [editor, context])
  useEffect(() => {
    if (loaded) editor.receiveDocument(loaded)
  }, [editor, loaded])
  useSending(editor)

  const reload = useCallback(async () => {
    await refetch()
  }, [refetch])
  const whenMeasured = useCallback(async () => {
    await loadEngravingFaces(engravedFontsOf(catalog, editor.getState().document))
    const { measurer: loadedMeasurer } = currentMeasurer()
    if (!loadedMeasurer.isExact || editor.getContext().measurer === loadedMeasurer) return
    editor.setContext({ ...editor.getContext(), measurer: loadedMeasurer })
  }, [editor, catalog])
  const value = useMemo((): OpenOrder => {
    const { productOrders: _, productInstances: __, ...rest } = answer
    const document = loaded ?? editor.getState().document
    return {
      editor,
      data: { ...rest, catalog, document },
      viewer,
      org: viewer.org,
      profile: viewer.profile,
      live,
      reload,
      whenMeasured,
    }
  }, [editor, live, answer, catalog, loaded, viewer, reload, whenMeasured])
  return (
    <OpenOrderContext value={value}>
      <Fragment key={taken}>{children}</Fragment>
    </OpenOrderContext>
  )
}

/**
 * The editor that `take` gives, held while the screen stands. React may begin a screen long before it is there, and the
 * last screen may go in between and close the editor with it: then another is taken, and what stands on the screen begins
 * anew with it (`taken` counts them).
 */
function useHeldEditor(take: () => OpenEditor<Viewer>) {
  const [held, setHeld] = useState(() => ({ ...take(), taken: 1 }))
  const takeAnother = useEffectEvent(() => setHeld({ ...take(), taken: held.taken + 1 }))
  useEffect(() => {
    const release = openEditors.hold(held.editor)
    if (!release) takeAnother()
    return () => release?.()
  }, [held.editor])
  return held
}

interface EditorSettings {
  document: OrderDocument
  context: EvaluationContext
  userId: number
  caller: () => Viewer
}

/** An editor over this browser's storage and the server; work that gone pages left unsent is taken up. */
function openEditor({ document, context, userId, caller }: EditorSettings): OrderEditor {
  const storage = keptStorage(browserPorts, userId)
  const editor = createOrderEditor({
    document,
    context,
    storage,
    transport: resourceTransport(resources, () => ({ orgId: caller().org.id, ...caller().caller })),
    clock: {
      now: () => toTimestamp(new Date()),
      after(ms, action) {
        const timer = setTimeout(action, ms)
        return () => clearTimeout(timer)
      },
    },
    newKey: () => crypto.randomUUID(),
  })
  void storage.takeUpLeft(persistedStateKey(document.order), editor.takeUp)
  return editor
}

/** The fonts that the loaded lines are engraved in: their real widths decide whether the lines are valid. */
function useEngravedFonts(catalog: Catalog, document: OrderDocument | null): readonly string[] {
  return useMemo(() => (document ? sameFonts(catalog, document) : []), [catalog, document])
}

function engravedFontsOf(catalog: Catalog, document: OrderDocument): readonly string[] {
  const engraved = document.items.filter((item) =>
    Object.values(item.properties).some((selection) => selection.engravings !== undefined),
  )
  return [...new Set(engraved.flatMap((item) => engravedFonts(itemSpec(catalog, document, item))))]
}

/** The compiled catalog; compiled again only when its records changed, not when the order did. */
function useCatalog(answer: OrderEditorProviderProps['answer']): Catalog {
  return useMemo(() => {
    const { products, productProperties, productOptions, productPropertyGroups, productRules } = answer
    const { productPricingRules, productOptionClassifiers, productOptionClassifierGroups } = answer
    const { productGraphics } = answer
    return sameCatalog({
      products,
      productProperties,
      productOptions,
      productPropertyGroups,
      productRules,
      productPricingRules,
      productOptionClassifiers,
      productOptionClassifierGroups,
      productGraphics,
    })
  }, [answer])
}

/** Sends what waits when the connection is back, and before the page is hidden or left. */
function useSending(editor: OrderEditor) {
  useEffect(() => {
    const flush = () => editor.flush()
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const stop = onConnectionChange(flush)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      stop()
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
    }
  }, [editor])
}
