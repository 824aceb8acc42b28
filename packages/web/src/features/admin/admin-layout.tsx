/** What stands around every screen of the back office: the navigation of the active organisation. [2.2.69] */
import { adminMessages as words } from '@orderwright/domain/messages'
import { type ReactNode, useRef } from 'react'
import { useParams } from 'wouter'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { cx } from '../../ui/cx.ts'
import { PlainLink } from '../../ui/link.tsx'
import { GuideEntry } from '../setup-guide/guide-entry.tsx'
import { readAhead } from './admin-data.ts'
import { DraftBar } from './change-lab/draft-bar.tsx'
import { SaveAnnouncement, SaveStatus } from './fields/save-status.tsx'
import { RecordEditing } from './records/record-editing.tsx'
import { adminPages } from './pages.ts'
import { sections } from './sections.ts'
import { navigationLink, SmallNavigation, smallLinks } from './small-navigation.tsx'

interface Item {
  readonly key: string
  readonly title: string
}

/** The records of the organization, then its other pages. */
const groups: readonly (readonly Item[])[] = [sections, adminPages]

export function AdminLayout({ children }: { children: ReactNode }) {
  const { org } = useViewer()
  const frame = useRef<HTMLDivElement>(null)
  const top = useTopOf(frame)
  return (
    <RecordEditing>
      <SaveAnnouncement />
      <div
        ref={frame}
        style={{ '--above': `${top}px` }}
        className="flex flex-col sm:h-[calc(100dvh-var(--above)-var(--toast-room,0px))] xl:flex-row"
      >
        <nav
          aria-label={words.administrationOf({ title: org.title })}
          className="shrink-0 border-b border-hairline bg-paper xl:w-56 xl:overflow-y-auto xl:border-e xl:border-b-0"
        >
          <p className="hidden truncate px-5.5 pt-5 pb-2 text-xs font-medium text-ink-2 xl:block">
            {org.title}
          </p>
          <SectionColumn />
          <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6 xl:px-5.5 xl:pt-0">
            <SectionButton />
            <SaveStatus />
            <GuideEntry className="max-xl:ms-auto xl:hidden" />
          </div>
          <GuideEntry className="mx-3 mb-3 max-xl:hidden" />
        </nav>
        <div className="flex min-w-0 flex-1 flex-col sm:min-h-0">
          <DraftBar />
          {children}
        </div>
      </div>
    </RecordEditing>
  )
}

/** So long somebody points at a link before it means something, in ms. */
const MEANT_MS = 50

/** The lists of a section are on their way when somebody points at its link. */
function useReadAhead() {
  const { org, caller } = useViewer()
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (key: string) => {
    const needs = sections.find((one) => one.key === key)?.listNeeds ?? []
    return {
      onPointerEnter: () => {
        meant.current = setTimeout(() => readAhead({ orgId: org.id, ...caller }, needs), MEANT_MS)
      },
      onPointerLeave: () => clearTimeout(meant.current),
      onFocus: () => readAhead({ orgId: org.id, ...caller }, needs),
    }
  }
}

/** The link to one of them; the lists behind it are read ahead. */
function SectionLink({ item: { key, title }, onFollow }: { item: Item; onFollow?: () => void }) {
  const readingAhead = useReadAhead()
  return (
    <li {...readingAhead(key)}>
      <PlainLink
        to="/admin/:section"
        params={{ section: key }}
        currentAt="below"
        className={navigationLink}
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {title}
      </PlainLink>
    </li>
  )
}

/** A column at the side. */
function SectionColumn() {
  return (
    <ul className="hidden gap-0.5 px-3 pt-1.5 pb-5 xl:flex xl:flex-col">
      {groups.flat().map((item) => (
        <SectionLink key={item.key} item={item} />
      ))}
    </ul>
  )
}

/** On smaller screens the present one, with all of them under it. */
function SectionButton() {
  const { section } = useParams()
  const current = groups.flat().find(({ key }) => key === section)
  return (
    <SmallNavigation
      label={words.sections}
      words={current ? words.sectionNow({ title: current.title }) : words.sections}
      className="xl:hidden"
    >
      {(close) =>
        groups.map((group, index) => (
          <ul
            // There are two, which stay where they are.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={cx(smallLinks, index > 0 && 'mt-2 border-t border-hairline pt-2')}
          >
            {group.map((item) => (
              <SectionLink key={item.key} item={item} onFollow={close} />
            ))}
          </ul>
        ))
      }
    </SmallNavigation>
  )
}
