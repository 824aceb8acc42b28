/** The guide in docs/guide: its pages in their order, with what is wrong with them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  audiences,
  type Block,
  type Guide,
  type GuidePage,
  type Inline,
} from '../../src/features/help/guide-page.ts'
import { compilePage } from './compile-page.ts'
import { type PictureSize, webpSize } from './picture-size.ts'

export const guideFolder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'guide')
export const pictureFolder = join(guideFolder, 'pictures')

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()

/** The pages' files, below docs/guide. */
export function pageFiles(folder = guideFolder): string[] {
  return audiences.flatMap((audience) =>
    filesIn(join(folder, audience), '.md').map((name) => `${audience}/${name}`),
  )
}

/** The pictures of the guide with their sizes. */
export function pictureSizes(folder = pictureFolder): ReadonlyMap<string, PictureSize | undefined> {
  return new Map(
    filesIn(folder, '.webp').map((name) => [name, webpSize(readFileSync(join(folder, name)))] as const),
  )
}

/** Every text of the blocks with the links in them, however deep. */
export function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [...block.inlines]
    if (block.kind === 'note') return inlinesOf(block.blocks)
    if (block.kind === 'list') return block.items.flatMap((item) => inlinesOf(item))
    return []
  })
}

function faultsBetween(pages: readonly GuidePage[]): string[] {
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const twice = pages
    .filter((page) => bySlug.get(page.slug) !== page)
    .map(({ slug }) => `two pages are ${slug}`)
  const links = pages.flatMap(({ slug, blocks }) =>
    inlinesOf(blocks).flatMap((inline) => {
      if (inline.kind !== 'link') return []
      const target = bySlug.get(inline.to)
      if (!target) return [`${slug}: there is no page ${inline.to}`]
      const { heading } = inline
      const isThere =
        heading === null || target.blocks.some((one) => one.kind === 'heading' && one.id === heading)
      return isThere ? [] : [`${slug}: ${inline.to} has no heading ${heading}`]
    }),
  )
  return [...twice, ...links]
}

function compileAll(folder: string) {
  const sizes = pictureSizes(join(folder, 'pictures'))
  return pageFiles(folder).map((file) =>
    compilePage(file, readFileSync(join(folder, file), 'utf8'), (name) => sizes.get(name)),
  )
}

/** The pictures that pages name and that are not there. */
export function missingPictures(folder = guideFolder): string[] {
  return compileAll(folder).flatMap((one) => (one.page ? one.missing : []))
}

/** Throws with every fault: a guide with a dead link is not built. */
export function readGuide(folder = guideFolder): Guide {
  const compiled = compileAll(folder)
  const pages = compiled.flatMap(({ page }) => (page ? [page] : []))
  const problems = compiled.flatMap((one) => one.problems ?? [])
  const faults = problems.length > 0 ? problems : faultsBetween(pages)
  if (faults.length > 0) throw new Error(`docs/guide:\n${faults.join('\n')}`)
  return audiences.flatMap((audience) =>
    pages.filter((page) => page.audience === audience).toSorted((a, b) => a.rank - b.rank),
  )
}
