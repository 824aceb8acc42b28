/** One line of an engraving: a text or a symbol, and how much of the room it takes. [1.5.33, 1.5.34] */
import {
  ENGRAVING_TEXT_MAX,
  type EngravingEntry,
  type EngravingWidthCheck,
  findEngravingSymbol,
  formatMm,
  messages,
} from '@orderwright/domain'
import { Shapes, X } from 'lucide-react'
import { useState } from 'react'
import { SymbolPicture } from '../../../engraving/symbol-picture.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SymbolPicker } from './symbol-picker.tsx'

interface EngravingLineProps {
  /** 'Above, line 1' */
  name: string
  placeholder: string
  entry: EngravingEntry | undefined
  check: EngravingWidthCheck | undefined
  /** filled, but without room beside the first line [1.5.36] */
  isDropped: boolean
  hasLimits: boolean
  onChange: (entry: EngravingEntry | null) => void
}

const tones = { ok: '', overRecommended: 'text-caution', overLimit: 'text-invalid' }
const frames = {
  ok: '',
  overRecommended: '[&_div:has(>input)]:border-caution [&_div:has(>input)]:bg-caution-soft',
  overLimit: '[&_div:has(>input)]:border-invalid [&_div:has(>input)]:bg-invalid-soft',
}

export function EngravingLine(props: EngravingLineProps) {
  const { name, placeholder, entry, check, isDropped, hasLimits, onChange } = props
  const state = hasLimits && check ? check.state : 'ok'
  const [isPicking, setPicking] = useState(false)
  return (
    <div>
      <div className="flex items-center gap-1">
        {entry && 'symbol' in entry ? (
          <SymbolChip name={name} symbolKey={entry.symbol} onRemove={() => onChange(null)} />
        ) : (
          <TextField
            label={name}
            isLabelHidden
            placeholder={placeholder}
            className={cx('flex-1', frames[state])}
            maxLength={ENGRAVING_TEXT_MAX}
            autoComplete="off"
            spellCheck="false"
            isInvalid={state === 'overLimit'}
            value={entry?.text ?? ''}
            onChange={(text) => onChange(text === '' ? null : { text })}
          />
        )}
        <IconButton
          label={isPicking ? `Hide the symbols: ${name}` : `Choose a symbol: ${name}`}
          icon={<Shapes />}
          aria-expanded={isPicking}
          onPress={() => setPicking(!isPicking)}
        />
      </div>
      {isPicking && (
        // In place: a popover of its own would take the focus from this one, which would close.
        <div role="group" aria-label={`Symbols for ${name}`} className="mt-1 rounded border border-hairline">
          <SymbolPicker
            chosen={entry && 'symbol' in entry ? entry.symbol : null}
            onPick={(symbol) => {
              onChange({ symbol })
              setPicking(false)
            }}
          />
        </div>
      )}
      {check && !isDropped && <WidthWords check={check} state={state} hasLimits={hasLimits} />}
      {isDropped && (
        <p className="mt-0.5 text-xs text-caution">
          There is no room for this line; only the first is engraved.
        </p>
      )}
    </div>
  )
}

interface WidthWordsProps {
  check: EngravingWidthCheck
  state: EngravingWidthCheck['state']
  hasLimits: boolean
}

function WidthWords({ check, state, hasLimits }: WidthWordsProps) {
  const limit = 2 * check.hardMm
  const share = limit > 0 ? Math.min(1, check.widthMm / limit) : 1
  return (
    <div className="mt-1 mr-9 flex items-center gap-2" aria-live="polite">
      {hasLimits && (
        <span className="h-0.5 flex-1 bg-hairline" aria-hidden="true">
          <span
            className={cx(
              'block h-full',
              state === 'ok' ? 'bg-ink-3' : state === 'overLimit' ? 'bg-invalid' : 'bg-caution',
            )}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
      <span className={cx('tabular text-xs', tones[state] || 'text-ink-2')}>
        {!check.isExact && 'about '}
        {formatMm(check.widthMm)}
        {hasLimits && ` of ${formatMm(limit)}`} mm
        {state === 'overRecommended' && `, ${messages.engravingOverRecommendedLimit}`}
        {state === 'overLimit' && `, ${messages.engravingOverLimit}`}
      </span>
    </div>
  )
}

function SymbolChip({
  name,
  symbolKey,
  onRemove,
}: {
  name: string
  symbolKey: string
  onRemove: () => void
}) {
  const title = findEngravingSymbol(symbolKey)?.title ?? symbolKey
  return (
    <span className="flex h-8 flex-1 items-center gap-2 rounded border border-edge px-2 text-sm pointer-coarse:h-11">
      <SymbolPicture symbolKey={symbolKey} sizePx={18} />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      <IconButton label={`Remove the symbol: ${name}`} icon={<X />} size="small" onPress={onRemove} />
    </span>
  )
}
