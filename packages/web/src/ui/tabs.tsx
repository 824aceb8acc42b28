/** Views of one thing, side by side. Arrow keys move between the tabs and choose at once. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { readingKey } from '../lib/browser/reading.ts'

export interface TabEntry<Key extends string> {
  key: Key
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly TabEntry<Key>[]
  value?: Key
  onChange?: (key: Key) => void
  /** the tabs share the width: for sheets on phones */
  isFullWidth?: boolean
  className?: string
  panelClassName?: string
}

export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  isFullWidth,
  className,
  panelClassName,
}: TabsProps<Key>) {
  const [own, setOwn] = useState(tabs[0]?.key)
  const selected = tabs.find((tab) => tab.key === (value ?? own)) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  function choose(tab: TabEntry<Key> | undefined) {
    if (!tab) return
    setOwn(tab.key)
    onChange?.(tab.key)
  }
  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.key === selected?.key)
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const next = targets[readingKey(event.key)]
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next])
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={cx('flex min-h-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-4 border-b border-hairline px-4"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => choose(tab)}
            className={cx(
              '-mb-px flex h-9 cursor-pointer items-center justify-center border-b-2 text-sm transition-colors select-none',
              'pointer-coarse:h-11 focus-inset',
              tab === selected
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-ink-2 hover:text-ink',
              isFullWidth && 'flex-1',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {selected && (
        <div
          key={selected.key}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.key}`}
          className={cx('min-h-0 flex-1 outline-none', panelClassName)}
        >
          {selected.content}
        </div>
      )}
    </div>
  )
}
