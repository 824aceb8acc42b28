/** The guide as it stands in docs/guide: what it quotes is on the screens, and every screen has its page. Issue 14. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { settingSections } from '@orderwright/domain/settings'
import { describe, expect, it } from 'vitest'
import { findPage } from '../../src/features/help/find-page.ts'
import type { Block, Inline } from '../../src/features/help/guide-page.ts'
import { withVocabulary } from '../../src/features/help/with-vocabulary.ts'
import { helpTopics } from '../../src/lib/help/help-topics.ts'
import { sectionKeys } from '../../src/features/admin/section.ts'
import {
  guideFolder,
  inlinesOf,
  missingPictures,
  pageFiles,
  pictureFolder,
  pictureSizes,
  readGuide,
} from './read-guide.ts'
import { screenWords } from './screen-words.ts'

const guide = readGuide()

/** Every module of the messages, as it is. */
const loaders = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../domain/src/messages.ts',
  '../../../domain/src/messages/**/*.ts',
  '!**/*.test.ts',
])

const textOf = (inline: Inline) => withVocabulary(inline.text)

function blocksOf(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'note') return [block, ...blocksOf(block.blocks)]
    if (block.kind === 'list') return [block, ...block.items.flatMap((item) => blocksOf(item))]
    return [block]
  })
}

describe('the pages of the guide', () => {
  it('are all read: every file is a page', () => {
    expect(guide).toHaveLength(pageFiles().length)
    expect(guide.length).toBeGreaterThanOrEqual(35)
    const others = readdirSync(guideFolder).filter((name) => statSync(join(guideFolder, name)).isDirectory())
    expect(others.toSorted()).toEqual(['customers', 'employees', 'owners', 'pictures'])
  })

  it('[issue 14] quote only what stands on a screen', async () => {
    const words = screenWords(await Promise.all(Object.values(loaders).map((load) => load())))
    expect(words.count).toBeGreaterThan(1500)
    // The check itself tells apart.
    expect(['Send code', 'Edit Order Details', 'Settings of …'].filter((label) => !words.has(label))).toEqual(
      [],
    )
    expect(
      ['Send the code', 'Edit Quote', 'Press', 'Add product'].filter((label) => words.has(label)),
    ).toEqual([])
    const strange = guide.flatMap(({ slug, blocks }) =>
      inlinesOf(blocks)
        .filter(({ kind }) => kind === 'label')
        .map(textOf)
        .filter((label) => !words.has(label))
        .map((label) => `${slug}: ${label}`),
    )
    expect(strange).toEqual([])
  })

  it('[issue 14] each say what to do in numbered steps, what can go wrong, and where to go on', () => {
    const poor = guide.filter(({ blocks }) => {
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
      const hasSteps = blocks.some(
        (block) => block.kind === 'list' && block.isOrdered && block.items.length > 1,
      )
      const leadsOn = inlinesOf(blocks).some(({ kind }) => kind === 'link')
      return !hasSteps || !leadsOn || !headings.includes('What can go wrong')
    })
    expect(poor.map(({ slug }) => slug)).toEqual([])
  })

  it('[1.1.13] never say order where an organization may say quote or project', () => {
    const saying = guide.flatMap(({ slug, title, summary, group, blocks }) => {
      const prose = inlinesOf(blocks).flatMap(({ kind, text }) => (kind === 'label' ? [] : [text]))
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
      return [title, summary, group, ...headings, ...prose]
        .filter((text) =>
          /\borders?\b/i.test(text.replace(/\{[^}]*\}/g, '').replace('in the order in which', '')),
        )
        .map((text) => `${slug}: ${text}`)
    })
    expect(saying).toEqual([])
  })

  it('name no place of a word that there is not', () => {
    const left = guide.filter(({ title, summary, blocks }) =>
      [
        title,
        summary,
        ...inlinesOf(blocks).flatMap(({ kind, text }) => (kind === 'typed' ? [] : [text])),
      ].some((text) => /[{}]/.test(withVocabulary(text))),
    )
    expect(left.map(({ slug }) => slug)).toEqual([])
  })

  it('are each linked from another one: reading on leads everywhere', () => {
    const linked = new Set(
      guide.flatMap(({ slug, blocks }) =>
        inlinesOf(blocks).flatMap((one) => (one.kind === 'link' && one.to !== slug ? [one.to] : [])),
      ),
    )
    const opened = guide.filter(({ opens }) => opens.length > 0).map(({ slug }) => slug)
    expect(guide.map(({ slug }) => slug).filter((slug) => !linked.has(slug))).toEqual([])
    expect(opened).toHaveLength(guide.length)
  })

  it('stand in groups that are together, each at its own place', () => {
    for (const audience of ['customers', 'employees', 'owners'] as const) {
      const pages = guide.filter((page) => page.audience === audience)
      expect(new Set(pages.map(({ rank }) => rank)).size).toBe(pages.length)
      const runs = pages.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
      expect(new Set(runs).size).toBe(runs.length)
    }
  })
})

describe('every screen', () => {
  const places = [
    '/',
    '/sign-in',
    '/orders',
    '/orders/12',
    '/orders/12/documents',
    '/orders/12/quote',
    '/orders/12/drawings',
    '/404/order',
    ...sectionKeys.map((key) => `/admin/${key}`),
    ...sectionKeys.map((key) => `/admin/${key}/12`),
    ...settingSections.map((key) => `/admin/settings/${key}`),
    '/admin/settings/history',
    '/admin/integrations',
    ...helpTopics,
  ]

  it('[issue 14] has a page of the guide of its own: sections, rooms of the settings, parts of an order', () => {
    expect(places.filter((place) => findPage(guide, place) === undefined)).toEqual([])
    // Not by way of the address above it.
    const named = new Set(guide.flatMap(({ opens }) => opens))
    const sections = [...sectionKeys, 'integrations'].map((key) => `/admin/${key}`)
    const rooms = [...settingSections, 'history'].map((key) => `/admin/settings/${key}`)
    expect([...sections, ...rooms, ...helpTopics].filter((place) => !named.has(place))).toEqual([])
  })

  it('has one page and not two', () => {
    const all = guide.flatMap(({ opens }) => opens)
    expect(all.filter((place, index) => all.indexOf(place) !== index)).toEqual([])
  })
})

describe('the pictures of the guide', () => {
  it('are there, each shown by a page and with what it shows beside it', () => {
    expect(missingPictures()).toEqual([])
    const shown = guide.flatMap(({ blocks }) =>
      blocksOf(blocks).flatMap((block) => (block.kind === 'picture' ? [block.src] : [])),
    )
    expect([...pictureSizes().keys()].filter((name) => !shown.includes(name))).toEqual([])
    const lists = shown.map((name) => join(pictureFolder, name.replace('.webp', '.yml')))
    expect(lists.filter((file) => !existsSync(file))).toEqual([])
  })

  it('are small: at most 3 MB together, and 150 kB each', () => {
    const bytes = [...pictureSizes().keys()].map((name) => readFileSync(join(pictureFolder, name)).length)
    expect(Math.max(...bytes)).toBeLessThan(150_000)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(3_000_000)
  })
})
