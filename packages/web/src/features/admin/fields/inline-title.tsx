/** The title of a record as the heading of its page, edited in place. [2.2.73, 2.2.83, 2.2.88, 2.2.94, 2.2.99] */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { takeAdded } from '../records/just-added.ts'
import { Decision, TypedBefore } from './decision.tsx'
import type { EditTarget, FieldSpec } from './field-spec.ts'
import { titleField } from './title-field.ts'
import { useTypedValue } from './use-field.ts'
import { TranslationsButton } from './translations/translations-button.tsx'
import { isRightToLeft } from '../../../lib/browser/reading.ts'

interface InlineTitleProps {
  target: EditTarget
  /** 'product' */
  one: string
  title: string
  /** what stands there without a title */
  fallback?: string | undefined
  /** in a table: no heading, and small */
  isCell?: boolean
}

export function InlineTitle({ target, one, title, fallback, isCell = false }: InlineTitleProps) {
  const field: FieldSpec = {
    ...titleField,
    label: words.titleOf({ one }),
    // What has a name without a title may be without one.
    isRequired: fallback === undefined,
  }
  const { text, said, messageId, isDraft, isEarlier, change, commit, leave, takeBack } = useTypedValue(
    target,
    field,
  )
  const element = useRef<HTMLInputElement>(null)
  const { resource, record } = target
  useEffect(() => {
    // A new record begins with its name.
    if (!isCell && takeAdded(resource, record.id)) element.current?.focus()
  }, [isCell, resource, record.id])
  const input = (
    <input
      ref={element}
      aria-label={field.label}
      data-nothing-typed={!isDraft || undefined}
      aria-invalid={said !== undefined}
      aria-describedby={said ? messageId : undefined}
      value={text}
      placeholder={fallback}
      maxLength={titleField.maxLength}
      spellCheck={false}
      // Its room beside the text is measured from where lines begin; there what is typed runs by itself.
      dir={isRightToLeft() ? undefined : 'auto'}
      onFocus={(event) => {
        if (/^untitled/i.test(title)) event.currentTarget.select()
      }}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        else if (event.key === 'Escape') {
          takeBack()
          event.currentTarget.blur()
          event.stopPropagation()
        }
      }}
      className={cx(
        'min-w-24 rounded border bg-transparent px-1.5 transition-colors hover:border-edge focus:border-edge focus:bg-paper pointer-coarse:text-lg',
        isCell
          ? 'h-7 w-full max-w-full text-sm'
          : // As much wider than its place as it stands before it.
            '-ms-2 field-sizing-content max-w-[calc(100%+0.5rem)] h-9 pe-3 text-xl font-semibold tracking-tight pointer-coarse:h-11',
        said ? 'border-invalid' : 'border-transparent',
      )}
    />
  )
  return (
    <div className="min-w-0">
      {/* The value of a field is read as part of the heading that it stands in. */}
      <div className="flex min-w-0 items-center gap-1">
        {isCell ? input : <h1 className="flex min-w-0">{input}</h1>}
        <TranslationsButton target={target} isSmall={isCell} />
      </div>
      {said && (
        <div role="alert" className="mt-1">
          <p id={messageId} className="text-xs text-invalid">
            {said}
          </p>
          {isEarlier && <TypedBefore field={field} onSave={commit} onDiscard={takeBack} />}
          <Decision target={target} field={field} />
        </div>
      )}
    </div>
  )
}
