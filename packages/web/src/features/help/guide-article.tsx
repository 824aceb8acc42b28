/** A page of the guide as it is read, on the screen of the help and beside a page. */
import { helpMessages as words } from '@orderwright/domain/messages'
import { Info, Link2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { GuideLink } from './guide-link.tsx'
import type { Block, GuidePage, Inline } from './guide-page.ts'
import { useVocabulary } from './guide-data.ts'
import { type Vocabulary, withVocabulary } from './with-vocabulary.ts'

interface GuideArticleProps {
  page: GuidePage
  /** of the title: beside a page it is the second, since the page has its own first */
  level: 1 | 2
}

export function GuideArticle({ page, level }: GuideArticleProps) {
  const vocabulary = useVocabulary()
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <article
      className="guide max-w-[44rem] text-base leading-6"
      aria-label={withVocabulary(page.title, vocabulary)}
    >
      <Title tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
        {withVocabulary(page.title, vocabulary)}
      </Title>
      <p className="mt-1 text-ink-2">{withVocabulary(page.summary, vocabulary)}</p>
      <Blocks blocks={page.blocks} vocabulary={vocabulary} level={level} />
    </article>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  vocabulary: Vocabulary
  level: 1 | 2
}

/** Blocks have no names of their own and never change places. */
function Blocks({ blocks, vocabulary, level }: BlocksProps) {
  return blocks.map((block, index) => (
    <OneBlock key={index} block={block} vocabulary={vocabulary} level={level} />
  ))
}

function OneBlock({ block, vocabulary, level }: Omit<BlocksProps, 'blocks'> & { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading id={block.id} text={withVocabulary(block.text, vocabulary)} level={level} />
    case 'paragraph':
      return (
        <p className="mt-3">
          <Inlines inlines={block.inlines} vocabulary={vocabulary} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          className={block.isOrdered ? 'mt-3 list-decimal space-y-2 ps-6' : 'mt-3 list-disc space-y-2 ps-6'}
        >
          {block.items.map((item, index) => (
            <li key={index} className="ps-1 marker:text-ink-3 marker:tabular-nums [&>p:first-child]:mt-0">
              <Blocks blocks={item} vocabulary={vocabulary} level={level} />
            </li>
          ))}
        </List>
      )
    }
    case 'note':
      return (
        <div className="mt-4 flex gap-2.5 rounded border border-hairline bg-desk px-3 py-2.5 [&_p:first-child]:mt-0">
          <Info className="mt-1 size-4 shrink-0 text-ink-3" aria-hidden />
          <div className="min-w-0">
            <Blocks blocks={block.blocks} vocabulary={vocabulary} level={level} />
          </div>
        </div>
      )
    case 'typed':
      return (
        <pre
          className="mt-3 overflow-x-auto rounded border border-hairline bg-desk p-3 font-mono text-sm"
          tabIndex={0}
        >
          {block.text}
        </pre>
      )
    case 'picture':
      return (
        <img
          src={block.src}
          alt={withVocabulary(block.alt, vocabulary)}
          width={block.width}
          height={block.height}
          loading="lazy"
          className="mt-4 h-auto max-w-full rounded border border-hairline"
        />
      )
  }
}

function Heading({ id, text, level }: { id: string; text: string; level: 1 | 2 }) {
  const Tag = level === 1 ? 'h2' : 'h3'
  return (
    <Tag id={id} className="group mt-7 flex scroll-mt-20 items-center gap-1.5 text-lg font-semibold">
      {text}
      {level === 1 && (
        <a
          href={`#${id}`}
          aria-label={words.linkTo({ heading: text })}
          className="rounded-sm p-1 text-ink-3 opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 print:hidden"
        >
          <Link2 className="size-3.5" aria-hidden />
        </a>
      )}
    </Tag>
  )
}

function Inlines({ inlines, vocabulary }: { inlines: readonly Inline[]; vocabulary: Vocabulary }) {
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      <OneInline inline={inline} text={withVocabulary(inline.text, vocabulary)} />
    </Fragment>
  ))
}

/** Keys are written as on the keyboard: `Ctrl+Z`; anything else that is typed, as it is. */
const isKeys = (text: string) =>
  /^(?:(?:Ctrl|Mod|Shift|Alt)\+)*(?:[A-Z0-9?/+-]|F\d+|Enter|Escape|Tab|Delete|Backspace|Space|Arrow\w+)(?: [A-Z])?$/.test(
    text,
  )

function OneInline({ inline, text }: { inline: Inline; text: string }): ReactNode {
  switch (inline.kind) {
    case 'label':
      return <strong className="font-semibold text-ink">{text}</strong>
    case 'emphasis':
      return <em>{text}</em>
    case 'typed':
      return isKeys(text) ? (
        <>
          <Kbd keys={text} />
          <span className="sr-only">{text.replaceAll('+', ' ')}</span>
        </>
      ) : (
        <code className="rounded-sm bg-shade px-1 font-mono text-sm">{text}</code>
      )
    case 'link':
      return (
        <GuideLink to={inline.to} heading={inline.heading}>
          {text}
        </GuideLink>
      )
    default:
      return text
  }
}
