/**
 * Variants of an item side by side: drawings at one scale, prices with their difference, and the choices in which they differ. Each
 * is changed by the same lists as the item, and nothing of it is in the order before it is used. [issue 18, configuring faster]
 */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { messages, variantMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { type OpenOrder, useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { itemScene, itemSpec } from '../open-order/item-scene.ts'
import { asStep } from '../open-order/as-step.ts'
import { redo, undo } from '../open-order/undo-redo.ts'
import { closeVariants, type VariantsAsked } from '../order-dialogs/variants-asked.ts'
import { type ComparedRow, comparedRows } from './compared-rows.ts'
import { beganLabel, changesOf, MAX_VARIANTS, type Variant } from './make-variants.ts'
import { useVariants } from './use-variants.ts'
import { newItemOf, VariantColumn, type VariantActions } from './variant-column.tsx'
import { commonScale } from './variant-drawing.tsx'

/** The item as it is has no letter: it is what the variants are variants of. */
const nameOf = (index: number) => words.variant({ letter: String.fromCodePoint(65 + index) })

export function VariantsDialog({ asked }: { asked: VariantsAsked }) {
  const { itemId } = asked
  const open = useOpenOrder()
  const item = useEditorState((state) => itemOf(state.document, itemId))
  const isGone = item === undefined
  useEffect(() => {
    if (!isGone) return
    toast(words.itemGone)
    closeVariants()
  }, [isGone])
  if (!item) return null
  return <Variants asked={asked} open={open} title={itemTitle(open.data.catalog, item)} />
}

function Variants({ asked, open, title }: { asked: VariantsAsked; open: OpenOrder; title: string }) {
  const { itemId } = asked
  const { data, editor } = open
  const { variants, add, remove, drop, latest } = useVariants(asked, nameOf)
  const evaluations = useEvaluations(editor, variants)
  const rows = comparedRows(data.catalog, evaluations, itemId)
  const [shown, setShown] = useState<'differing' | 'all'>(() =>
    rows.some(({ isDiffering }) => isDiffering) ? 'differing' : 'all',
  )
  const shownRows = useShownRows(rows, shown)
  const scenes = evaluations.flatMap(({ document }) => {
    const line = itemOf(document, itemId)
    const drawn = line && itemScene(itemSpec(data.catalog, document, line))
    return drawn?.ok ? [drawn.scene] : []
  })
  const scale = commonScale(scenes)

  useHotkeys([
    { keys: 'Mod+Z', label: words.undoLast, group: words.group, isActiveInDialogs: true, run: undoLatest },
    {
      keys: 'Shift+Mod+Z',
      label: words.redoLast,
      group: words.group,
      isActiveInDialogs: true,
      run: redoLatest,
    },
  ])
  function undoLatest() {
    const variant = latest()
    if (variant && variant.editor.getState().undoLabel !== beganLabel) undo(variant.editor)
  }
  function redoLatest() {
    const variant = latest()
    if (variant) redo(variant.editor)
  }

  const actions: VariantActions = {
    remove,
    use(variant, name) {
      const { result, onUndo } = asStep(editor, () =>
        editor.chooseAll(changesOf(editor, variant, itemId), words.use({ name })),
      )
      if (!result.ok) {
        toast(result.message || messages.optionUnknown, { tone: 'invalid' })
        return
      }
      drop(variant)
      toast(words.used({ name }), { onUndo })
      closeVariants()
    },
    addAsItem(variant) {
      const added = newItemOf(variant, itemId)
      if (!added) return
      const id = editor.addItem(added)
      toast(words.added({ title }), { onUndo: () => editor.removeItem(editor.currentId(id)) })
    },
  }
  const column = (variant: Variant | null, index: number) => (
    <VariantColumn
      key={variant?.key ?? 'item'}
      name={variant ? nameOf(index - 1) : words.asItIs}
      itemId={itemId}
      index={index}
      rows={shownRows}
      scale={scale}
      variant={variant}
      actions={actions}
    />
  )
  return (
    <Dialog
      title={words.title({ item: title })}
      help="variants"
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeVariants()}
      size="wide"
      footer={
        <>
          <span className="me-auto self-center text-sm text-ink-2">
            {variants.length < MAX_VARIANTS ? words.explained : words.most({ count: MAX_VARIANTS })}
          </span>
          <Button icon={<Plus aria-hidden />} isDisabled={variants.length >= MAX_VARIANTS} onPress={add}>
            {words.add}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <SegmentedControl
          label={words.shown}
          segments={[
            { key: 'differing', label: words.differing },
            { key: 'all', label: words.all },
          ]}
          value={shown}
          onChange={setShown}
        />
        {scenes.length > 1 && <span className="text-sm text-ink-2">{words.sameScale}</span>}
      </div>
      <div
        role="group"
        aria-label={words.columns}
        // It is scrolled by keys where it is wider than the dialog.
        tabIndex={-1}
        className="grid snap-x auto-cols-[minmax(216px,1fr)] pointer-coarse:auto-cols-[minmax(264px,1fr)] grid-flow-col overflow-x-auto overscroll-x-contain gap-x-3"
        style={{ gridTemplateRows: `repeat(${shownRows.length + 5}, auto)` }}
      >
        {column(null, 0)}
        {variants.map((variant, index) => column(variant, index + 1))}
      </div>
      {shownRows.length === 0 && <p className="pt-3 text-sm text-ink-2">{words.nothingDiffers}</p>}
    </Dialog>
  )
}

/** What the order, and each of its variants, is judged to be. */
function useEvaluations(base: OpenOrder['editor'], variants: readonly Variant[]): readonly OrderEvaluation[] {
  const store = useMemo(
    () => evaluationsOf([base, ...variants.map(({ editor }) => editor)]),
    [base, variants],
  )
  return useSyncExternalStore(store.subscribe, store.get)
}

function evaluationsOf(editors: readonly OpenOrder['editor'][]) {
  let latest: readonly OrderEvaluation[] = []
  return {
    subscribe(listener: () => void) {
      const stops = editors.map((editor) => editor.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** the same array while none of them has changed */
    get() {
      const now = editors.map((editor) => editor.getState().evaluation)
      if (now.length !== latest.length || now.some((one, index) => one !== latest[index])) latest = now
      return latest
    },
  }
}

/** A row that has once differed stays, so that nothing moves away under the hand that changes it. */
function useShownRows(rows: readonly ComparedRow[], shown: 'differing' | 'all'): readonly ComparedRow[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const fresh = rows.filter(({ key, isDiffering }) => isDiffering && !seen.has(key))
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ key }) => key)]))
  return shown === 'all' ? rows : rows.filter(({ key, isDiffering }) => isDiffering || seen.has(key))
}
