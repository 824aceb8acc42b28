/**
 * A keypad schedule on its way into the order: where it comes from, how its columns are read, and what will be added. Nothing of it is in
 * the order before its last press, which is one step. [issue 18]
 */
import { keypadImportMessages as words, messages } from '@orderwright/domain/messages'
import { engravedProducts } from '@orderwright/domain/keypad-import'
import { useMemo } from 'react'
import { draftKey } from '../../lib/storage/draft-key.ts'
import { useFormDraft } from '../../lib/storage/form-draft.ts'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useOfferedFamilies } from '../open-order/use-drawing-families.ts'
import { keptImportSchema, untouchedImport } from './kept-import.ts'
import { PreviewStep } from './preview-step.tsx'
import { SourceStep } from './source-step.tsx'

interface KeypadImportDialogProps {
  onClose: () => void
}

export function KeypadImportDialog({ onClose }: KeypadImportDialogProps) {
  const { data, viewer, editor } = useOpenOrder()
  const families = useOfferedFamilies(data.products, true)
  const context = useEditorState((state) => state.evaluation.context)
  const products = useMemo(() => engravedProducts(context, editor.getState().document), [context, editor])
  const name = draftKey(viewer.user.id, data.document.order, 'keypads')
  const { draft, change, forget } = useFormDraft(name, keptImportSchema, untouchedImport)
  const isOpenTable = draft.tables.length > 0
  if (!families.areHere || products.length === 0 || !isOpenTable) {
    return (
      <Dialog title={words.title} help="keypad-schedule" isOpen onOpenChange={onClose} size="large">
        {families.hasFailed ? (
          <ErrorState
            title={words.notLoaded}
            message={messages.drawingsNotLoaded}
            onRetry={() => window.location.reload()}
          />
        ) : !families.areHere ? (
          <SkeletonGroup label={words.loading} className="grid gap-2 py-2">
            <Skeleton className="h-24" />
            <Skeleton className="h-14" />
          </SkeletonGroup>
        ) : products.length === 0 ? (
          <EmptyState title={words.noProducts} />
        ) : (
          <SourceStep
            product={products[0]}
            pasted={draft.pasted}
            onPasted={(pasted) => change({ pasted })}
            onTables={(title, tables) =>
              change({ name: title, tables, sheet: 0, mapping: null, leftOut: [] })
            }
          />
        )}
      </Dialog>
    )
  }
  return (
    <PreviewStep
      products={products}
      draft={draft}
      change={change}
      onBack={() => change({ ...untouchedImport, start: draft.start, pasted: draft.pasted })}
      onClose={onClose}
      onAdded={() => {
        forget()
        onClose()
      }}
    />
  )
}
