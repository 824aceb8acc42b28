/** A panel of the open order: beside the page where there is room for both, over it on a phone. */
import { itemOf } from '@orderwright/domain/orders'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
import type { HelpTopic } from '../../lib/help/help-topics.ts'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'
import { closeSidePanel, scopeSidePanel, type SidePanelKey, useSidePanel } from './side-panel-state.ts'

interface SurfaceProps {
  panelKey: SidePanelKey
  label: string
  /** what the guide says about it */
  help?: HelpTopic
  children: ReactNode
}

export function SidePanel(props: SurfaceProps) {
  return useIsPhone() ? <Drawer {...props} /> : <Aside {...props} />
}

function Drawer({ panelKey, label, children }: SurfaceProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closeSidePanel(panelKey)
      }}
      className="fixed inset-0 z-overlay flex items-end bg-scrim entering:animate-appear"
    >
      <Modal className="flex h-[calc(100dvh-24px)] w-full flex-col rounded-t bg-paper shadow-pop outline-none entering:animate-slide-up">
        <AriaDialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Not modal: the drawing and the options stay usable, and so do their keys. Wide pages make room for it (styles.css). */
function Aside({ panelKey, label, help, children }: SurfaceProps) {
  const main = useRef<HTMLElement>(document.querySelector('main'))
  // Under the header, however high that is now.
  const top = useTopOf(main)
  useEffect(() => {
    document.body.dataset['sidePanel'] = 'open'
    return () => {
      delete document.body.dataset['sidePanel']
    }
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    closeSidePanel(panelKey)
  }
  return createPortal(
    <aside
      aria-label={label}
      data-help={help}
      data-print="hidden"
      onKeyDown={onKeyDown}
      style={{ top }}
      className="fixed end-0 bottom-0 z-10 flex w-90 animate-appear flex-col border-s border-hairline bg-paper max-xl:shadow-pop print:hidden"
    >
      {children}
    </aside>,
    document.body,
  )
}

/** What the choice between all and those of one item is called. */
export interface ScopeWords {
  readonly label: string
  readonly all: string
  readonly ofItem: (item: { title: string }) => string
}

interface HeaderProps {
  panelKey: SidePanelKey
  title: string
  closeLabel: string
  scope: ScopeWords
}

export function SidePanelHeader({ panelKey, title, closeLabel, scope }: HeaderProps) {
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-2 border-b border-hairline py-1.5 pe-2 ps-4">
      <h2 className="flex-1 text-base font-semibold">{title}</h2>
      <Scope panelKey={panelKey} words={scope} />
      <IconButton label={closeLabel} icon={<X />} onPress={() => closeSidePanel(panelKey)} />
    </div>
  )
}

/** All, or those of the item that is open. */
function Scope({ panelKey, words }: { panelKey: SidePanelKey; words: ScopeWords }) {
  const { data } = useOpenOrder()
  const { itemId } = useSidePanel(panelKey)
  const activeId = useEditorState((state) => state.activeItemId)
  const oneId = itemId ?? activeId
  const item = useEditorState((state) => (oneId === null ? undefined : itemOf(state.document, oneId)))
  if (!item || item.id <= 0) return null
  const title = itemTitle(data.catalog, item)
  return (
    <SegmentedControl
      label={words.label}
      size="small"
      className="max-w-44 min-w-0"
      value={itemId === null ? 'all' : 'item'}
      onChange={(key) => scopeSidePanel(key === 'all' ? null : item.id)}
      segments={[
        { key: 'all', label: words.all },
        {
          key: 'item',
          name: words.ofItem({ title }),
          label: (
            <span dir="auto" className="max-w-28 truncate">
              {title}
            </span>
          ),
        },
      ]}
    />
  )
}
