/**
 * The order's number and its title, edited in place. What is typed and not saved, because it is refused or the page
 * goes away first, stands there again after a reload. [1.2.60, 1.5.11–1.5.14]
 */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { checkOrderTitle, stripTitleSymbols } from '@orderwright/domain/orders'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../../lib/storage/draft-key.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { cx } from '../../../ui/cx.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { StatusWords } from './order-status-dots.tsx'

/** Null while nobody types. */
const typedSchema = z.string().nullable()

const numberLook =
  'tabular max-w-full shrink-0 truncate text-sm text-ink-2 max-sm:-mb-1 max-sm:px-1.5 max-sm:text-xs'
const frameLook =
  'relative flex min-w-0 items-baseline gap-2 max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:ps-1'
const fieldLook =
  'h-8 max-w-80 min-w-24 max-sm:min-w-16 rounded border bg-transparent px-1.5 text-base font-semibold text-ellipsis field-sizing-content pointer-coarse:text-lg sm:pointer-coarse:h-11 max-sm:-mt-1 max-sm:w-full max-sm:max-w-full'

/** In the title's place while the order is made ready: its number, which the address knows, and its title once that came. */
export function ComingOrderTitle({ number, title }: { number: number; title: string | undefined }) {
  return (
    <div className={frameLook}>
      <span className={numberLook}>#{number}</span>
      <p className={cx(fieldLook, 'truncate border-transparent pt-[3px] sm:pointer-coarse:pt-2')}>{title}</p>
    </div>
  )
}

/** The heading of every page of the order. */
export function OrderTitle() {
  const { editor, data, profile, viewer } = useOpenOrder()
  const title = useEditorState((state) => state.document.order.title)
  const number = useEditorState((state) => state.document.order.orgSpecificId)
  const keptAs = draftKey(viewer.user.id, data.document.order, 'title')
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, typedSchema, null))
  const [problem, setProblem] = useState<string | null>(null)
  const isReverting = useRef(false)
  const messageId = useId()
  const word = profile.vocabulary.order

  function type(text: string | null) {
    setProblem(null)
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
  }
  function commit() {
    if (draft === null || isReverting.current || !data.abilities.update) return
    const refused = checkOrderTitle(draft, word)
    if (refused && draft.trim() !== title.trim()) {
      setProblem(refused.message)
      return
    }
    type(null)
    if (draft.trim() !== title) editor.setOrderFields({ title: draft.trim() }, words.rename({ word }))
  }
  const commitOld = useEffectEvent(commit)
  useEffect(() => commitOld(), [])

  return (
    <div className={frameLook}>
      <span className={numberLook}>
        <span className="sr-only">{words.numberOf({ word })} </span>#{number}
        <StatusWords />
      </span>
      {data.abilities.update ? (
        // The value of a field is read as part of the heading that it stands in.
        <h1 className="flex min-w-0 max-sm:w-full">
          <input
            aria-label={words.titleOf({ word })}
            aria-invalid={problem !== null}
            aria-describedby={problem ? messageId : undefined}
            value={draft ?? title}
            maxLength={200}
            spellCheck={false}
            onFocus={(event) => {
              isReverting.current = false
              if (/untitled/i.test(title)) event.currentTarget.select()
            }}
            onChange={(event) => {
              type(stripTitleSymbols(event.currentTarget.value))
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                commit()
                if (!checkOrderTitle(event.currentTarget.value, word)) event.currentTarget.blur()
              } else if (event.key === 'Escape') {
                isReverting.current = true
                type(null)
                event.currentTarget.blur()
              }
            }}
            className={cx(
              fieldLook,
              'transition-colors hover:border-edge focus:border-edge focus:bg-paper',
              problem ? 'border-invalid' : 'border-transparent',
            )}
          />
        </h1>
      ) : (
        <h1 className="max-w-full truncate text-base font-semibold max-sm:px-1.5">{title}</h1>
      )}
      {problem && (
        <p
          id={messageId}
          role="alert"
          className="absolute top-full start-8 z-30 mt-1 w-max max-w-72 rounded bg-paper px-3 py-2 text-sm text-invalid shadow-pop"
        >
          {problem}
        </p>
      )}
    </div>
  )
}
