/** Which mechanism is engraved, how to get to the next one, and its engravings copied, pasted or cleared as a whole. */
import type { MechanismEngraving } from '@orderwright/domain/engraving'
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import { ChevronLeft, ChevronRight, ClipboardPaste, Copy, Eraser } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { copyEngraving, useCopiedEngraving } from './engraving-clipboard.ts'

interface EngravingHeaderProps {
  title: string
  /** position of the mechanism in reading order, from 0 */
  place: number
  count: number
  engraving: MechanismEngraving
  onStep: (by: 1 | -1) => void
  onPaste: (engraving: MechanismEngraving) => void
  onClear: () => void
}

export function EngravingHeader(props: EngravingHeaderProps) {
  const { title, place, count, engraving, onStep, onPaste, onClear } = props
  const copied = useCopiedEngraving()
  const isEmpty = Object.keys(engraving).length === 0
  return (
    <div className="flex shrink-0 items-center gap-0.5 border-b border-hairline py-1.5 pe-2 ps-4">
      <h3
        className="me-auto min-w-0 truncate text-base font-semibold max-sm:leading-tight max-sm:whitespace-normal"
        aria-live="polite"
      >
        {count > 1 ? (
          <>
            {words.mechanism} <span className="tabular">{place + 1}</span>
            <span className="font-normal text-ink-2"> {words.ofCount({ count })}</span>
          </>
        ) : (
          title
        )}
      </h3>
      <IconButton
        label={words.copyThese}
        icon={<Copy />}
        size="small"
        isDisabled={isEmpty}
        onPress={() => {
          copyEngraving(engraving)
          toast(words.engravingsCopied, { id: 'engraving-copied', durationMs: 2000 })
        }}
      />
      <IconButton
        label={words.pasteEngravingsHere}
        icon={<ClipboardPaste />}
        size="small"
        isDisabled={copied === null}
        onPress={() => copied && onPaste(copied)}
      />
      <IconButton
        label={words.clearThisMechanism}
        icon={<Eraser />}
        size="small"
        isDisabled={isEmpty}
        onPress={onClear}
      />
      {count > 1 && (
        <>
          <span className="mx-1 h-4 border-s border-hairline" aria-hidden />
          <IconButton
            label={words.previousMechanism}
            shortcut="PageUp"
            icon={<ChevronLeft />}
            size="small"
            onPress={() => onStep(-1)}
          />
          <IconButton
            label={words.nextMechanism}
            shortcut="PageDown"
            icon={<ChevronRight />}
            size="small"
            onPress={() => onStep(1)}
          />
        </>
      )}
    </div>
  )
}
