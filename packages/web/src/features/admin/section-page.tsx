/**
 * A section of the back office: its list, and the record that is open. The list stays as it was left (search, filters, place,
 * selection) while a record is open: beside it where there is room, behind it elsewhere.
 */
import { adminMessages } from '@orderwright/domain/messages'
import { useLayoutEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { useMediaQuery } from '../../lib/browser/media.ts'
import { deferredScreen } from '../../ui/deferred.tsx'
import { GoTo } from '../navigation/go-to.tsx'
import { NotFoundPage } from '../navigation/not-found-page.tsx'
import { DetailPane } from './details/detail-pane.tsx'
import { ListPane } from './list/list-pane.tsx'
import type { AdminSection } from './section.ts'
import { findPage } from './pages.ts'
import { findSection } from './sections.ts'

export function AdminSectionPage() {
  const { section: key = '', id } = useParams()
  const page = findPage(key)
  if (page && (id === undefined || page.hasSubpages)) return <page.Page subpage={id} />
  const section = findSection(key)
  if (!section) return <NotFoundPage message={adminMessages.noSection} />
  if (id !== undefined && !/^[1-9]\d{0,9}$/.test(id)) {
    return section.missingAt ? <GoTo href={section.missingAt} /> : <NotFoundPage />
  }
  if (id !== undefined && section.page) {
    const Page = recordPages[section.page]
    return <Page section={section} id={Number(id)} />
  }
  return <SectionPanes key={section.key} section={section} id={id === undefined ? null : Number(id)} />
}

/** Records that are edited on pages of their own. */
const recordPages = {
  graphicEditor: deferredScreen(
    () => import('./product-graphics/graphic-page.tsx').then((part) => part.GraphicPage),
    null,
    { when: 'demand' },
  ),
} as const

/** px of the window from which list and record stand side by side */
const SIDE_BY_SIDE = '(min-width: 1680px)'

function SectionPanes({ section, id }: { section: AdminSection; id: number | null }) {
  const isWide = useMediaQuery(SIDE_BY_SIDE)
  const isListShown = id === null || isWide
  const scroller = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  // What is not shown loses its place in some browsers.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!isListShown || !element) return undefined
    element.scrollTop = scrolled.current
    const remember = () => {
      scrolled.current = element.scrollTop
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [isListShown])
  return (
    <main className="flex min-w-0 flex-1 max-sm:flex-col sm:min-h-0">
      <ListPane
        section={section}
        openId={id}
        isHidden={!isListShown}
        isNarrow={id !== null}
        scroller={scroller}
      />
      {id !== null && <DetailPane key={id} section={section} id={id} />}
    </main>
  )
}
