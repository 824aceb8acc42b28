/** Views of one thing, side by side. */
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from './cx.ts'

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
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.key === key)
        if (chosen) onChange?.(chosen.key)
      }}
      className={cx('flex min-h-0 flex-col', className)}
    >
      <TabList aria-label={label} className="flex shrink-0 gap-4 border-b border-hairline px-4">
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            id={tab.key}
            className={cx(
              '-mb-px flex h-9 cursor-pointer items-center justify-center border-b-2 border-transparent text-sm text-ink-2 transition-colors select-none',
              'hover:text-ink selected:border-accent selected:font-medium selected:text-ink pointer-coarse:h-11 focus-inset',
              isFullWidth && 'flex-1',
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className={cx('min-h-0 flex-1 outline-none', panelClassName)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
