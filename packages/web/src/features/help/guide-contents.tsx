/** All pages of the guide, by whom they are for and what they are about. */
import { helpMessages as words } from '@orderwright/domain/messages'
import { cx } from '../../ui/cx.ts'
import { guide, useVocabulary } from './guide-data.ts'
import { GuideLink } from './guide-link.tsx'
import { type Audience, audiences, type GuidePage } from './guide-page.ts'
import { withVocabulary } from './with-vocabulary.ts'

/** The pages under their headings, in the order of the pages. */
function groupsOf(audience: Audience): [group: string, pages: GuidePage[]][] {
  const pages = guide.filter((page) => page.audience === audience)
  const groups = [...new Set(pages.map(({ group }) => group))]
  return groups.map((group) => [group, pages.filter((page) => page.group === group)])
}

interface GuideContentsProps {
  /** the page that is open */
  current: string | null
  /** side by side where there is room, with what the pages are for */
  isWide?: boolean
}

export function GuideContents({ current, isWide = false }: GuideContentsProps) {
  const vocabulary = useVocabulary()
  return (
    <div className={cx(isWide ? 'grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3' : 'space-y-6')}>
      {audiences.map((audience) => (
        <section key={audience} aria-label={words.audiences[audience]}>
          <h2 className={cx('font-semibold', isWide ? 'text-lg' : 'px-2 text-base')}>
            {words.audiences[audience]}
          </h2>
          {groupsOf(audience).map(([group, pages]) => (
            <div key={group} className="pt-3">
              <h3 className={cx('eyebrow', !isWide && 'px-2')}>{withVocabulary(group, vocabulary)}</h3>
              <ul className="pt-1">
                {pages.map(({ slug, title }) => (
                  <li key={slug}>
                    <GuideLink
                      to={slug}
                      isCurrent={slug === current}
                      className={cx(
                        'focus-inset flex min-h-7 items-center rounded py-0.5 text-base hover:bg-shade aria-[current=page]:bg-shade aria-[current=page]:font-medium pointer-coarse:min-h-11',
                        isWide ? '-mx-2 px-2 text-accent-text' : 'px-2 text-ink-2',
                      )}
                    >
                      {withVocabulary(title, vocabulary)}
                    </GuideLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
