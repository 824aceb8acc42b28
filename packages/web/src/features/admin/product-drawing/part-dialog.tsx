/**
 * The popup in which a part of a product is edited as a whole, its drawing or its 3D view: the form at the left, at the right an
 * example as it will be, saved once somebody says so.
 */
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { DraftState } from './draft-state.tsx'
import { ExampleChoices } from './example-choices.tsx'
import type { Example } from './use-example.ts'
import type { PartDraft } from './use-part-draft.ts'

interface PartDialogProps<T> {
  title: string
  draft: PartDraft<T>
  example: Example
  /** the properties whose choices fill something */
  boundIds: ReadonlySet<number>
  /** the example as it will be */
  picture: ReactNode
  children: ReactNode
  onClose: () => void
}

export function PartDialog<T>({
  title,
  draft,
  example,
  boundIds,
  picture,
  children,
  onClose,
}: PartDialogProps<T>) {
  const { isChanged } = draft
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      size="wide"
      footer={
        <>
          <DraftState draft={draft} />
          <Button isDisabled={!isChanged} onPress={draft.forget}>
            {words.forget}
          </Button>
          <Button variant="primary" isDisabled={!isChanged} onPress={() => void draft.save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0 space-y-4">{children}</div>
        <div className="contents lg:sticky lg:top-0 lg:block lg:space-y-4 lg:self-start">
          <div className="max-lg:row-start-1">{picture}</div>
          <ExampleChoices example={example} propertyIds={boundIds} />
        </div>
      </div>
    </Dialog>
  )
}
