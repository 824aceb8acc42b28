/**
 * A page of the guide, from Markdown to blocks. Of Markdown only what the pages need: headings, paragraphs, lists, notes,
 * pictures, links between pages, **labels of the screen**, *emphasis* and `keys`. All else, HTML above all, is a fault: so
 * nothing has to be made harmless when it is shown.
 */
import { posix } from 'node:path'
import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import {
  type Audience,
  audiences,
  type Block,
  type GuidePage,
  type Inline,
} from '../../src/features/help/guide-page.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { PictureSize } from './picture-size.ts'

/** A page that can be read, or what is wrong with it, a sentence each, with its line where that is known. */
export type Compiled =
  | {
      readonly page: GuidePage
      /** pictures that are not taken yet: the page goes without them until they are */
      readonly missing: readonly string[]
      readonly problems?: undefined
    }
  | { readonly page?: undefined; readonly problems: readonly string[] }

/** Pictures are taken at this many pixels for each that is shown. */
export const PICTURE_SCALE = 2

const FILE = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/** 'What can go wrong?' → 'what-can-go-wrong'. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** `file` is the page's path below docs/guide; `sizeOf` knows the pictures there. */
export function compilePage(
  file: string,
  source: string,
  sizeOf: (picture: string) => PictureSize | undefined,
): Compiled {
  const [, folder, slug = ''] = FILE.exec(file) ?? []
  const audience: Audience | undefined = audiences.find((one) => one === folder)
  if (audience === undefined) {
    return { problems: [`${file}: pages are ${audiences.join('/, ')}/{name-in-kebab-case}.md`] }
  }
  const split = splitFrontMatter(source)
  if ('problem' in split) return { problems: [`${file}: ${split.problem}`] }
  const { front, body } = split
  const firstLine = source.slice(0, source.length - body.length).split('\n').length - 1
  const compiler = createCompiler(file, firstLine, sizeOf)
  const blocks = compiler.blocks(fromMarkdown(body).children)
  return compiler.problems.length > 0
    ? { problems: compiler.problems }
    : { page: { slug, audience, ...front, blocks }, missing: compiler.missing }
}

type BlockNode = RootContent | BlockContent | DefinitionContent

function createCompiler(
  file: string,
  linesBefore: number,
  sizeOf: (picture: string) => PictureSize | undefined,
) {
  const problems: string[] = []
  const missing: string[] = []
  const fault = (node: BlockNode | PhrasingContent, what: string) => {
    problems.push(`${file}:${linesBefore + (node.position?.start.line ?? 1)}: ${what}`)
  }

  function plain(node: PhrasingContent): string {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s*\n\s*/g, ' ')
    if ('children' in node) return node.children.map(plain).join('')
    fault(node, `${node.type} can not stand here`)
    return ''
  }

  const plainOf = (nodes: readonly PhrasingContent[]) => nodes.map(plain).join('')

  function inline(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: plain(node) }]
      case 'strong':
        return [{ kind: 'label', text: plainOf(node.children) }]
      case 'emphasis':
        return [{ kind: 'emphasis', text: plainOf(node.children) }]
      case 'inlineCode':
        return [{ kind: 'typed', text: node.value }]
      case 'link': {
        const [path = '', heading = null] = node.url.split('#')
        const target = path === '' ? file : posix.join(posix.dirname(file), path)
        const [, , to] = FILE.exec(target) ?? []
        if (to === undefined) fault(node, `${node.url} is no page of the guide`)
        return [{ kind: 'link', to: to ?? '', heading, text: plainOf(node.children) }]
      }
      default:
        fault(node, `${node.type} can not stand in a text of the guide`)
        return []
    }
  }

  function paragraph(node: Paragraph): Block[] {
    const [only] = node.children
    if (only?.type !== 'image' || node.children.length > 1) {
      return [{ kind: 'paragraph', inlines: node.children.flatMap(inline) }]
    }
    const src = posix.join(posix.dirname(file), only.url).replace(/^pictures\//, '')
    const size = sizeOf(src)
    if (!only.alt) fault(only, `the picture ${src} says nothing to who can not see it`)
    if (size === undefined) {
      missing.push(src)
      return []
    }
    const shown = (pixels: number) => Math.round(pixels / PICTURE_SCALE)
    return [
      { kind: 'picture', alt: only.alt ?? '', src, width: shown(size.width), height: shown(size.height) },
    ]
  }

  function blocks(nodes: readonly BlockNode[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case 'heading': {
          if (node.depth !== 2) fault(node, 'headings within a page are of the second level')
          const text = plainOf(node.children)
          return [{ kind: 'heading', id: headingId(text), text }]
        }
        case 'paragraph':
          return paragraph(node)
        case 'list':
          return [
            {
              kind: 'list',
              isOrdered: node.ordered === true,
              items: node.children.map((item) => blocks(item.children)),
            },
          ]
        case 'blockquote':
          return [{ kind: 'note', blocks: blocks(node.children) }]
        case 'code':
          return [{ kind: 'typed', text: node.value }]
        default:
          fault(node, `${node.type} can not stand in a page of the guide`)
          return []
      }
    })
  }

  return { blocks, problems, missing }
}
