/** The buttons of the admin mode: the options one after the other, whether all is saved, Undo and Redo, archiving. */
import type { ProductOption } from '@orderwright/domain/catalog'
import { adminEditingMessages, optionDetailsMessages } from '@orderwright/domain/messages'
import { Archive, ArchiveRestore, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveStatus } from '../fields/save-status.tsx'
import { useHistory, useRecordEdits } from '../records/record-editing.tsx'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { RecordEditing } from '../section.ts'
import { readingKey } from '../../../lib/browser/reading.ts'

const editing: RecordEditing = { resource: 'productOption', list: 'options', one: '', gone: 'archived' }

interface AdminFooterProps {
  /** all of the property, archived ones too, by rank */
  options: readonly ProductOption[]
  /** the one that is edited; undefined: it is gone */
  option: ProductOption | undefined
  onOption: (optionId: number) => void
}

export function AdminFooter({ options, option, onOption }: AdminFooterProps) {
  const { undoLabel, redoLabel } = useRecordEdits()
  const { undo, redo } = useHistory()
  const { setGone } = useRecordActions(editing)
  const index = option ? options.indexOf(option) : -1
  function step(by: number) {
    const next = options.at((index + by) % options.length)
    if (next) onOption(next.id)
  }
  const group = optionDetailsMessages.options
  useHotkeys([
    {
      keys: readingKey('ArrowLeft'),
      label: optionDetailsMessages.previousOption,
      group,
      run: () => step(-1),
      isActiveInDialogs: true,
    },
    {
      keys: readingKey('ArrowRight'),
      label: optionDetailsMessages.nextOption,
      group,
      run: () => step(1),
      isActiveInDialogs: true,
    },
  ])
  const isGone = option?.archived === 1
  return (
    <>
      <div className="flex items-center gap-1">
        <IconButton
          label={optionDetailsMessages.previousOption}
          icon={<ChevronLeft />}
          isDisabled={options.length < 2}
          onPress={() => step(-1)}
        />
        <span className="tabular min-w-14 text-center text-sm text-ink-2" aria-live="polite">
          {option && (
            <>
              <span className="sr-only">{optionDetailsMessages.optionNamed({ title: option.title })}</span>
              {index + 1} / {options.length}
            </>
          )}
        </span>
        <IconButton
          label={optionDetailsMessages.nextOption}
          icon={<ChevronRight />}
          isDisabled={options.length < 2}
          onPress={() => step(1)}
        />
      </div>
      <SaveStatus />
      <span className="ms-auto flex items-center gap-1">
        <IconButton
          label={adminEditingMessages.undo}
          icon={<Undo2 />}
          shortcut="Mod+Z"
          isDisabled={undoLabel === null}
          onPress={() => void undo()}
        />
        <IconButton
          label={adminEditingMessages.redo}
          icon={<Redo2 />}
          shortcut="Shift+Mod+Z"
          isDisabled={redoLabel === null}
          onPress={() => void redo()}
        />
        {option && (
          <Button
            icon={isGone ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onPress={() => void setGone([option], !isGone)}
          >
            {isGone ? adminEditingMessages.unarchive : adminEditingMessages.archive}
          </Button>
        )}
      </span>
    </>
  )
}
