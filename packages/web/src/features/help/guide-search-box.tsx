/** The search of the guide, with what it finds under it while something is typed. */
import { helpMessages as words } from '@orderwright/domain/messages'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useGuideSearch, useVocabulary } from './guide-data.ts'
import { GuideLink } from './guide-link.tsx'
import type { GuideHit } from './search-guide.ts'
import { type Vocabulary, withVocabulary } from './with-vocabulary.ts'

interface GuideSearchBoxProps {
  /** whether / goes to it */
  hasShortcut: boolean
  /** what stands there while nothing is searched */
  children: ReactNode
}

export function GuideSearchBox({ hasShortcut, children }: GuideSearchBoxProps) {
  const [typed, setTyped] = useState('')
  const search = useGuideSearch()
  const vocabulary = useVocabulary()
  const wanted = useDeferredValue(typed.trim())
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLUListElement>(null)
  const hits = wanted === '' || !search ? null : search(wanted, vocabulary)
  const clear = () => setTyped('')

  function linksShown() {
    return [...(results.current?.querySelectorAll('a') ?? [])]
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      linksShown()[0]?.focus()
    } else if (event.key === 'Enter') linksShown()[0]?.click()
  }
  function onResultKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const links = linksShown()
    const at = links.findIndex((link) => link === document.activeElement)
    const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next) next.focus()
    else if (event.key === 'ArrowUp') input.current?.focus()
  }
  return (
    <>
      <search className="block print:hidden">
        {hasShortcut && <SearchShortcut run={() => input.current?.focus()} />}
        <TextField
          label={words.search}
          isLabelHidden
          type="text"
          placeholder={words.searchPlaceholder}
          inputRef={input}
          value={typed}
          maxLength={200}
          onChange={setTyped}
          onKeyDown={onKeyDown}
          prefix={<Search className="size-3.5" aria-hidden />}
          suffix={
            typed !== '' && (
              <IconButton
                label={words.clearSearch}
                icon={<X />}
                size="small"
                className="-me-1.5"
                onPress={() => {
                  clear()
                  input.current?.focus()
                }}
              />
            )
          }
        />
        <p role="status" className="sr-only">
          {hits && (hits.length === 0 ? words.nothingFound : words.found({ count: hits.length }))}
        </p>
      </search>
      {hits === null ? (
        children
      ) : hits.length === 0 ? (
        <p className="px-1 py-6 text-base">
          <span className="font-medium">{words.nothingFound}</span>
          <br />
          <span className="text-ink-2">{words.nothingFoundHint}</span>
        </p>
      ) : (
        <ul ref={results} onKeyDown={onResultKeyDown} className="py-2">
          {hits.map((hit) => (
            <Hit key={hit.slug} hit={hit} vocabulary={vocabulary} onGone={clear} />
          ))}
        </ul>
      )}
    </>
  )
}

function SearchShortcut({ run }: { run: () => void }) {
  useHotkeys([{ keys: '/', label: words.search, group: words.title, run }])
  return null
}

interface HitProps {
  hit: GuideHit
  vocabulary: Vocabulary
  onGone: () => void
}

function Hit({ hit, vocabulary, onGone }: HitProps) {
  const say = (text: string) => withVocabulary(text, vocabulary)
  return (
    <li>
      <GuideLink
        to={hit.slug}
        heading={hit.heading?.id ?? null}
        onGone={onGone}
        className="focus-inset block rounded px-2 py-2 hover:bg-shade"
      >
        <span className="text-base font-medium text-ink">{say(hit.title)}</span>
        {hit.heading && <span className="text-base text-ink-2"> › {say(hit.heading.text)}</span>}
        <span className="block text-sm text-ink-2">{say(hit.excerpt)}</span>
      </GuideLink>
    </li>
  )
}
