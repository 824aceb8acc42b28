/**
 * The options of the active line, grouped in an accordion of which one group is open at a time and remembered by
 * this browser, and the choices that hold for the whole order. [1.2.69, 1.2.70, 1.2.74]
 */
import { selectionText } from '@orderwright/domain/configuration'
import { optionPanelMessages as words } from '@orderwright/domain/messages'
import { memo, useEffect, useMemo } from 'react'
import { z } from 'zod'
import { useStoredState } from '../../lib/storage/stored-state.ts'
import { cx } from '../../ui/cx.ts'
import { Accordion, Disclosure } from '../../ui/disclosure.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { useOrderUi } from '../order-dialogs/order-ui.tsx'
import { useActiveItem } from '../open-order/use-active-item.ts'
import { isSameSection, orderSectionKey, type PropertySection, propertySections } from './property-groups.ts'
import { OpenDetails } from './open-details.tsx'
import { PropertyRow } from './rows/property-row.tsx'

/** 'closed' is remembered too: then nothing is open. */
const openKeySchema = z.string().nullable()

export function PropertiesPanel({ className }: { className?: string }) {
  const { data } = useOpenOrder()
  const active = useActiveItem()
  const orderProperties = useEditorState((state) => state.evaluation.orderProperties)
  const sections = useMemo(
    () => propertySections(data.catalog, active, { orderProperties }),
    [data.catalog, active, orderProperties],
  )
  const [openKey, setOpenKey] = useOpenSection(sections)
  if (!active) {
    return (
      <section aria-label={words.options} className={cx('min-h-0', className)}>
        <p className="px-4 py-5 text-sm text-ink-2">{words.optionsAppearHere}</p>
      </section>
    )
  }
  return (
    <section aria-label={words.options} data-tour="options" className={cx('min-h-0', className)}>
      {sections.every(({ itemId }) => itemId === null) && (
        <p className="px-4 py-5 text-sm text-ink-2">{words.itemHasNone}</p>
      )}
      <Accordion openKey={openKey} onOpenChange={setOpenKey}>
        {sections.map((section) => (
          <Section
            key={section.key}
            section={section}
            productId={active.item.productId}
            isOpen={section.key === openKey}
          />
        ))}
      </Accordion>
      <OpenDetails />
    </section>
  )
}

interface SectionProps {
  section: PropertySection
  productId: number
  isOpen: boolean
}

/** A choice draws the sections again in which something has changed. Closed ones draw no rows: nobody sees them. */
const Section = memo(function Section({ section, productId, isOpen }: SectionProps) {
  return (
    <Disclosure
      id={section.key}
      title={
        <span className="flex items-baseline gap-3">
          <span className="shrink-0">{section.title}</span>
          <SectionSummary section={section} isOpen={isOpen} />
        </span>
      }
      panelClassName="pb-2"
    >
      {section.key === orderSectionKey && (
        <p className="px-4 pb-1 text-xs text-ink-2">{words.applyToAllItems}</p>
      )}
      {isOpen &&
        section.properties.map((view) => (
          <PropertyRow key={view.property.id} itemId={section.itemId} productId={productId} view={view} />
        ))}
    </Disclosure>
  )
}, isSameShown)

function isSameShown(one: SectionProps, other: SectionProps): boolean {
  return (
    one.productId === other.productId &&
    one.isOpen === other.isOpen &&
    isSameSection(one.section, other.section)
  )
}

/** The remembered section, else the first; a request from elsewhere opens the section of its property. */
function useOpenSection(sections: readonly PropertySection[]) {
  const { request } = useOrderUi()
  const [stored, setStored] = useStoredState<string | null>('options:open-group', openKeySchema, '')
  useEffect(() => {
    if (!request) return
    const section = sections.find(({ properties }) =>
      properties.some(({ property }) => property.id === request.propertyId),
    )
    if (section) setStored(section.key)
  }, [request, sections, setStored])
  const isKnown = stored === null || sections.some(({ key }) => key === stored)
  return [isKnown ? stored : (sections[0]?.key ?? null), setStored] as const
}

/** Closed sections say what is chosen in them; all say when something is wrong. */
function SectionSummary({ section, isOpen }: { section: PropertySection; isOpen: boolean }) {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const invalid = section.properties.filter((view) => !view.isValid)
  if (invalid.length > 0) {
    return (
      <span className="ms-auto shrink-0 text-xs font-medium text-invalid">
        {invalid.length === 1 ? words.oneToFix : words.toFix({ count: invalid.length })}
      </span>
    )
  }
  if (isOpen) return null
  const text = section.properties
    .map((view) => selectionText(data.catalog, view.property, view.cutSelection, unit))
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')
  return <span className="w-0 flex-1 truncate text-end text-xs font-normal text-ink-2">{text}</span>
}
