/** The guide as a screen of its own, /help and /help/{page}: for everybody, signed in or not. */
import { appMessages, helpMessages as words } from '@orderwright/domain/messages'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { useLocation, useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useSession } from '../../lib/session/session.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { readText } from '../../lib/format/read-values.ts'
import { GoTo } from '../navigation/go-to.tsx'
import { findPage } from './find-page.ts'
import { GuideArticle } from './guide-article.tsx'
import { GuideContents } from './guide-contents.tsx'
import { guide, useVocabulary } from './guide-data.ts'
import { GuideLink, GuideLinks, pageAddress } from './guide-link.tsx'
import type { GuidePage } from './guide-page.ts'
import { GuideSearchBox } from './guide-search-box.tsx'
import { withVocabulary } from './with-vocabulary.ts'

const PLACE_MAX = 200

export function HelpPage() {
  const { page: slug } = useParams()
  const { at } = useSearch(({ at: place }) => ({ at: readText(place, PLACE_MAX) }))
  const navigate = useNavigate()
  const go = (to: string, heading: string | null) => void navigate({ href: pageAddress(to, heading) })
  // Where a place has no page of its own the contents are shown.
  const meant = slug === undefined && at !== undefined ? findPage(guide, at) : undefined
  if (meant) return <GoTo href={pageAddress(meant.slug, null)} />
  return (
    <GuideLinks go={go}>
      <SignedOutHeader />
      <main className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8">
        {slug === undefined ? <Contents /> : <OnePage key={slug} slug={slug} />}
      </main>
    </GuideLinks>
  )
}

/** Who is not signed in has no header: where they are, and the way in. */
function SignedOutHeader() {
  const { viewer } = useSession()
  if (viewer) return null
  return (
    <header
      data-print="hidden"
      className="flex min-h-12 items-center justify-between border-b border-hairline bg-paper px-4 sm:px-8 print:hidden"
    >
      <span className="text-base font-semibold tracking-tight">{appMessages.product}</span>
      <ButtonLink to="/sign-in" variant="quiet" size="small">
        {words.signIn}
      </ButtonLink>
    </header>
  )
}

function Contents() {
  useDocumentTitle(words.title)
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
      <p className="mt-1 mb-5 text-base text-ink-2">{words.everything}</p>
      <div className="max-w-xl">
        <GuideSearchBox hasShortcut>{null}</GuideSearchBox>
      </div>
      <nav aria-label={words.contents} className="pt-8 pb-16">
        <GuideContents current={null} isWide />
      </nav>
    </>
  )
}

function OnePage({ slug }: { slug: string }) {
  const page = guide.find((one) => one.slug === slug)
  const vocabulary = useVocabulary()
  useDocumentTitle(page ? withVocabulary(page.title, vocabulary) : words.noPage, words.title)
  return (
    <div className="grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="print:hidden max-lg:hidden">
        <div className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-y-auto pb-8">
          <nav aria-label={words.contents}>
            <GuideContents current={slug} />
          </nav>
        </div>
      </div>
      <div className="min-w-0">
        <div className="mb-6 max-w-[44rem] print:mb-0">
          <GuideSearchBox hasShortcut>
            <div className="lg:hidden print:hidden pt-2">
              <Disclosure title={words.contents} isFlush>
                <nav aria-label={words.contents} className="pb-4">
                  <GuideContents current={slug} />
                </nav>
              </Disclosure>
            </div>
          </GuideSearchBox>
        </div>
        {page ? <Read page={page} /> : <NoSuchPage />}
      </div>
    </div>
  )
}

function Read({ page }: { page: GuidePage }) {
  const root = useRef<HTMLDivElement>(null)
  const { href } = useLocation()
  const heading = href.split('#')[1]
  useEffect(() => {
    if (heading !== undefined) document.getElementById(decodeURIComponent(heading))?.scrollIntoView()
    // Who goes from page to page with keys goes on from its beginning.
    else if (document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [heading])
  return (
    <div ref={root} className="relative">
      <IconButton
        label={words.print}
        icon={<Printer />}
        onPress={() => window.print()}
        className="absolute top-0 end-0 max-sm:hidden print:hidden"
      />
      <GuideArticle page={page} level={1} />
      <Neighbours page={page} />
    </div>
  )
}

/** The pages before and after it, of those for the same people. */
function Neighbours({ page }: { page: GuidePage }) {
  const vocabulary = useVocabulary()
  const pages = guide.filter(({ audience }) => audience === page.audience)
  const at = pages.indexOf(page)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  const look = 'focus-inset block rounded border border-hairline bg-paper px-3 py-2 hover:bg-shade'
  return (
    <div className="mt-12 mb-16 grid max-w-[44rem] gap-3 sm:grid-cols-2 print:hidden">
      {before && (
        <GuideLink to={before.slug} className={look}>
          <span className="block text-xs text-ink-2">{words.previousPage}</span>
          <span className="text-base font-medium">{withVocabulary(before.title, vocabulary)}</span>
        </GuideLink>
      )}
      {after && (
        <GuideLink to={after.slug} className={`${look} sm:col-start-2 sm:text-end`}>
          <span className="block text-xs text-ink-2">{words.nextPage}</span>
          <span className="text-base font-medium">{withVocabulary(after.title, vocabulary)}</span>
        </GuideLink>
      )}
    </div>
  )
}

function NoSuchPage() {
  return (
    <EmptyState isPage title={words.noPage} actions={<ButtonLink to="/help">{words.contents}</ButtonLink>}>
      {words.noPageHint}
    </EmptyState>
  )
}
