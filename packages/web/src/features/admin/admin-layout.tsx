/** What stands around every screen of the back office: the navigation of the active organisation. [2.2.69] */
import { adminMessages as words } from '@orderwright/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { PlainLink } from '../../ui/link.tsx'
import { GuideEntry } from '../setup-guide/guide-entry.tsx'
import { readAhead } from './admin-data.ts'
import { DraftBar } from './change-lab/draft-bar.tsx'
import { SaveAnnouncement, SaveStatus } from './fields/save-status.tsx'
import { RecordEditing } from './records/record-editing.tsx'
import { adminPages } from './pages.ts'
import { sections } from './sections.ts'

const linkLook =
  'focus-inset flex min-h-8 items-center rounded px-2.5 text-sm whitespace-nowrap text-ink-2 transition-colors hover:bg-shade hover:text-ink aria-[current=page]:bg-shade aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11'

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
          className="shrink-0 border-b border-hairline bg-paper xl:w-56 xl:overflow-y-auto xl:border-r xl:border-b-0"
        >
          <p className="hidden truncate px-5.5 pt-5 pb-2 text-xs font-medium text-ink-2 xl:block">
            {org.title}
          </p>
          <SectionLinks />
          <div className="flex min-h-7 items-center px-4 pb-1.5 sm:px-6 xl:px-5.5">
            <SaveStatus />
            <GuideEntry className="max-xl:ml-auto xl:hidden" />
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

/** A column at the side; on smaller screens a strip that keeps the present one in sight. */
function SectionLinks() {
  const { section } = useParams()
  const list = useRef<HTMLUListElement>(null)
  const readingAhead = useReadAhead()
  useEffect(() => {
    list.current
      ?.querySelector(`[data-section="${section}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [section])
  return (
    <ul
      ref={list}
      className="no-scrollbar flex gap-1 overflow-x-auto px-3 py-1.5 sm:px-5 xl:flex-col xl:gap-0.5 xl:overflow-visible xl:px-3 xl:pb-5"
    >
      {[...sections, ...adminPages].map(({ key, title }) => (
        <li key={key} data-section={key} {...readingAhead(key)}>
          <PlainLink to="/admin/:section" params={{ section: key }} currentAt="below" className={linkLook}>
            {title}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
