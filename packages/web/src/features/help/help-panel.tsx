/**
 * The guide beside the page: not modal, so that the steps can be followed while they are read. Wide pages make room for it
 * (styles.css); on a phone it covers the page, which stays as it is.
 */
import { helpMessages as words } from '@orderwright/domain/messages'
import { ArrowLeft, ExternalLink, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopOf } from '../../lib/browser/use-top-of.ts'
import { closeHelp } from '../../lib/help/open-help.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { findPage } from './find-page.ts'
import { GuideArticle } from './guide-article.tsx'
import { GuideContents } from './guide-contents.tsx'
import { guide } from './guide-data.ts'
import { GuideLinks, pageAddress } from './guide-link.tsx'
import { GuideSearchBox } from './guide-search-box.tsx'

interface Stop {
  /** null: the contents */
  readonly slug: string | null
  readonly heading: string | null
}

/** `place` is what is asked about; another one begins anew. */
export function HelpPanel({ place }: { place: string }) {
  return <Panel key={place} place={place} />
}

function Panel({ place }: { place: string }) {
  const [way, setWay] = useState<readonly Stop[]>(() => [
    { slug: findPage(guide, place)?.slug ?? null, heading: null },
  ])
  const { slug, heading } = way.at(-1) ?? { slug: null, heading: null }
  const page = guide.find((one) => one.slug === slug)
  const panel = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(document.querySelector('main'))
  const top = useTopOf(main)

  useEffect(() => {
    const before = document.activeElement
    document.body.dataset['guide'] = 'open'
    const own = panel.current
    own?.focus()
    return () => {
      delete document.body.dataset['guide']
      if (before instanceof HTMLElement && (!own || own.contains(document.activeElement))) before.focus()
    }
  }, [])
  useEffect(() => {
    const target = heading === null ? null : scroller.current?.querySelector(`[id="${heading}"]`)
    if (target) target.scrollIntoView()
    else if (scroller.current) scroller.current.scrollTop = 0
  }, [slug, heading])

  const go = (to: string, at: string | null) => setWay([...way, { slug: to, heading: at }])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    closeHelp()
  }
  return createPortal(
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={words.title}
      data-print="hidden"
      onKeyDown={onKeyDown}
      style={{ top }}
      className="fixed end-0 bottom-0 z-20 flex w-90 animate-appear flex-col border-s border-hairline bg-paper outline-none max-xl:shadow-pop max-sm:top-0! max-sm:w-full print:hidden"
    >
      <div className="flex min-h-12 shrink-0 items-center gap-1 border-b border-hairline py-1.5 pe-2 ps-4">
        {way.length > 1 && (
          <IconButton
            label={words.back}
            icon={<ArrowLeft />}
            className="-ms-2"
            onPress={() => setWay(way.slice(0, -1))}
          />
        )}
        <p className="flex-1 text-base font-semibold">{words.title}</p>
        <a
          href={slug === null ? '/help' : pageAddress(slug, null)}
          target="_blank"
          rel="noopener"
          aria-label={words.newTab}
          title={words.newTab}
          className="inline-flex size-8 items-center justify-center rounded text-ink-2 hover:bg-shade hover:text-ink pointer-coarse:size-11"
        >
          <ExternalLink className="size-4" aria-hidden />
        </a>
        <IconButton label={words.close} icon={<X />} onPress={() => closeHelp()} />
      </div>
      <GuideLinks go={go}>
        <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-10">
          <GuideSearchBox key={way.length} hasShortcut={false}>
            <div className="pt-5">
              {page ? (
                <GuideArticle page={page} level={2} />
              ) : (
                <nav aria-label={words.contents}>
                  <GuideContents current={null} />
                </nav>
              )}
            </div>
          </GuideSearchBox>
        </div>
      </GuideLinks>
    </aside>,
    document.body,
  )
}
