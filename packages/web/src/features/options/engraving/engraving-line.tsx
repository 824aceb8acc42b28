/** One line of an engraving: a text or a symbol, and how much of the room it takes. [1.5.33, 1.5.34] */
import {
  cleanEngravingText,
  ENGRAVING_TEXT_MAX,
  type EngravingCheck,
  type EngravingEntry,
  findEngravingSymbol,
} from '@orderwright/domain/engraving'
import { engravingEditorMessages, engravingMessages } from '@orderwright/domain/messages'
import { formatMm } from '@orderwright/domain/units'
import { Shapes, X } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { SymbolPicture } from '../../../engraving/symbol-picture.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SymbolPicker } from '../symbol-picker.tsx'

interface EngravingLineProps {
  /** 'Above, line 1' */
  name: string
  placeholder: string
  entry: EngravingEntry | undefined
  check: EngravingCheck | undefined
  /** filled, but without room beside the first line [1.5.36] */
  isDropped: boolean
  /** what the font can not write; null when it can write everything */
  missingWords: string | null
  /** what it meets on the plate, as a sentence calls it */
  meets: readonly string[]
  hasLimits: boolean
  /** limits are shown, not enforced */
  isCustom: boolean
  onChange: (entry: EngravingEntry | null) => void
}

type Tone = 'ok' | 'caution' | 'invalid'

const tones = { ok: 'text-ink-2', caution: 'text-caution', invalid: 'text-invalid' }
const bars = { ok: 'bg-ink-3', caution: 'bg-caution', invalid: 'bg-invalid' }
const frames = {
  ok: '',
  caution: '[&_div:has(>input)]:border-caution [&_div:has(>input)]:bg-caution-soft',
  invalid: '[&_div:has(>input)]:border-invalid [&_div:has(>input)]:bg-invalid-soft',
}

function toneOf({ check, missingWords, meets, hasLimits, isCustom }: EngravingLineProps): Tone {
  const worst = isCustom ? 'caution' : 'invalid'
  if (missingWords !== null || meets.length > 0) return worst
  if (!hasLimits || !check || check.state === 'ok') return 'ok'
  return check.state === 'overLimit' ? worst : 'caution'
}

/** Line ends of a paste become spaces: the browser alone would join the words. */
function pastedInOneLine(event: ClipboardEvent, onText: (text: string) => void) {
  const pasted = event.clipboardData.getData('text')
  if (!(event.target instanceof HTMLInputElement) || !/[\r\n\t]/.test(pasted)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.target
  const line = pasted.trim().replace(/\s*[\r\n\t]+\s*/g, ' ')
  onText(value.slice(0, selectionStart ?? value.length) + line + value.slice(selectionEnd ?? value.length))
}

export function EngravingLine(props: EngravingLineProps) {
  const { name, placeholder, entry, check, isDropped, missingWords, meets, hasLimits, onChange } = props
  const [isPicking, setPicking] = useState(false)
  const [cutLength, setCutLength] = useState<number | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const tone = toneOf(props)

  function onText(typed: string) {
    setCutLength(typed.length > ENGRAVING_TEXT_MAX ? [...typed].length : null)
    const text = cleanEngravingText(typed)
    onChange(text === '' ? null : { text })
  }
  function closePicker() {
    setPicking(false)
    // After the key that picked has done its work: Enter would press the button that it lands on.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus())
  }
  return (
    <div ref={root} onPaste={(event) => pastedInOneLine(event, onText)}>
      <div className="flex items-center gap-1">
        {entry && 'symbol' in entry ? (
          <SymbolChip name={name} symbolKey={entry.symbol} onRemove={() => onChange(null)} />
        ) : (
          <TextField
            label={name}
            isLabelHidden
            placeholder={placeholder}
            className={cx('flex-1', frames[tone])}
            autoComplete="off"
            spellCheck="false"
            isInvalid={tone === 'invalid'}
            aria-describedby={noteId}
            value={entry?.text ?? ''}
            onChange={onText}
          />
        )}
        <IconButton
          label={
            isPicking
              ? engravingEditorMessages.hideTheSymbols({ name })
              : engravingEditorMessages.chooseASymbol({ name })
          }
          icon={<Shapes />}
          aria-expanded={isPicking}
          onPress={() => setPicking(!isPicking)}
        />
      </div>
      {isPicking && (
        // In place: a popover of its own would take the focus from this one, which would close.
        <div
          role="group"
          aria-label={engravingEditorMessages.symbolsFor({ name })}
          className="mt-1 rounded border border-hairline"
        >
          <SymbolPicker
            chosen={entry && 'symbol' in entry ? entry.symbol : null}
            onPick={(symbol) => {
              onChange({ symbol })
              closePicker()
            }}
            onClose={closePicker}
          />
        </div>
      )}
      <div id={noteId} aria-live="polite">
        {check && !isDropped && <WidthWords check={check} tone={tone} hasLimits={hasLimits} />}
        {isDropped && <Note tone="caution">{engravingMessages.engravingNoRoom}</Note>}
        {missingWords !== null && <Note tone={tone}>{missingWords}</Note>}
        {[...new Set(meets)].map((other) => (
          <Note key={other} tone={tone}>
            {engravingMessages.engravingMeetsHere({ other })}
          </Note>
        ))}
        {cutLength !== null && (
          <Note tone="caution">
            {engravingMessages.engravingCut({ length: cutLength, max: ENGRAVING_TEXT_MAX })}
          </Note>
        )}
      </div>
    </div>
  )
}

function Note({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <p className={cx('mt-1 text-xs', tones[tone])}>{children}</p>
}

/** Its width of the room there is, as figures and as a bar whose tick is the recommended limit. */
function WidthWords({ check, tone, hasLimits }: { check: EngravingCheck; tone: Tone; hasLimits: boolean }) {
  const limit = 2 * check.hardMm
  const share = limit > 0 ? Math.min(1, check.widthMm / limit) : 1
  const recommended = limit > 0 ? check.softMm / check.hardMm : 0
  return (
    <div className="mt-1 me-9 flex items-center gap-2">
      {hasLimits && (
        <span className="relative h-0.5 flex-1 bg-hairline" aria-hidden="true">
          <span className={cx('block h-full', bars[tone])} style={{ width: `${share * 100}%` }} />
          <span
            className="absolute -top-0.5 h-1.5 w-px bg-ink-3"
            style={{ insetInlineStart: `${recommended * 100}%` }}
          />
        </span>
      )}
      <span className={cx('tabular text-xs', tones[tone])}>
        {!check.isExact && engravingEditorMessages.about}
        {formatMm(check.widthMm)}
        {hasLimits && engravingEditorMessages.ofLength({ length: formatMm(limit) })}{' '}
        {engravingEditorMessages.mm}
        {hasLimits &&
          check.state === 'overRecommended' &&
          `, ${engravingMessages.engravingOverRecommendedLimit}`}
        {hasLimits && check.state === 'overLimit' && `, ${engravingMessages.engravingOverLimit}`}
      </span>
    </div>
  )
}

interface SymbolChipProps {
  name: string
  symbolKey: string
  onRemove: () => void
}

function SymbolChip({ name, symbolKey, onRemove }: SymbolChipProps) {
  const title = findEngravingSymbol(symbolKey)?.title ?? symbolKey
  return (
    <span className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded border border-edge px-2 text-sm pointer-coarse:h-11">
      <SymbolPicture symbolKey={symbolKey} sizePx={18} />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <IconButton
        label={engravingEditorMessages.removeTheSymbol({ name })}
        icon={<X />}
        size="small"
        onPress={onRemove}
      />
    </span>
  )
}
