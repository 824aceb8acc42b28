/**
 * Signing off one by one: every item, and every sheet of the drawings, is approved, approved as noted, or has to be revised. A sign-off is
 * of what was looked at: it holds in later revisions as long as the item or sheet is the same, and lapses with it.
 */
import { z } from 'zod'
import type { FrozenContent } from '../orders/revisions/frozen.ts'
import type { RevisionReading } from '../orders/revisions/reading.ts'
import { scopeOfItem } from '../orders/revisions/signs.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { agreementWords as words } from '../messages/papers/agreements.ts'
import { hashSchema, type Sha256 } from './hashes.ts'

/** As drawings are returned in the trade (AIA G810, EJCDC C-700: approved, approved as noted, revise and resubmit). */
export const signOffVerdicts = ['approved', 'approvedAsNoted', 'revise'] as const
export const signOffVerdictSchema = z.enum(signOffVerdicts)
export type SignOffVerdict = z.infer<typeof signOffVerdictSchema>

/** What a customer says of a subject: a verdict, or that they take the last one back. */
export const signOffAnswers = [...signOffVerdicts, 'withdrawn'] as const
export type SignOffAnswer = (typeof signOffAnswers)[number]

export const signOffKinds = ['item', 'sheet'] as const

export const signOffSubjectSchema = z.object({
  kind: z.enum(signOffKinds),
  /** the id of the item, the number of the sheet */
  key: z.number().int().positive(),
  title: z.string(),
  /** of what is signed off: another one as soon as it is made otherwise */
  hash: hashSchema,
})
export type SignOffSubject = z.infer<typeof signOffSubjectSchema>

export const signOffSchema = z.object({
  verdict: signOffVerdictSchema,
  note: z.string(),
  /** the revision that was looked at */
  revision: z.number().int().positive(),
  by: z.string(),
  at: timestampSchema,
})
export type SignOff = z.infer<typeof signOffSchema>

/** The items of a revision: quantity and place in the list count as little as prices do for what is made of it. */
export function itemSubjects(
  content: FrozenContent,
  reading: RevisionReading,
  sha256: Sha256,
): SignOffSubject[] {
  const names = new Map(reading.items.map(({ itemId, name }) => [itemId, name]))
  return content.items.map((item, index) => ({
    kind: 'item',
    key: item.id,
    title: words.itemTitle({ number: index + 1, name: names.get(item.id) ?? '' }),
    hash: sha256(canonicalJson(scopeOfItem(item))),
  }))
}

/** What is seen of a sheet, without its number and date: the same in two revisions where it shows the same. */
function seenOf({ size, views, tile, content, terms }: Sheet) {
  const viewOf = (one: Sheet['views'][number]) => ({
    scene: { items: one.view.scene.items, bounds: one.view.scene.bounds },
    scale: one.scale.label,
    dimensions: one.dimensions,
    caption: one.caption,
    origin: one.origin,
  })
  return {
    size,
    views: views.map(viewOf),
    tile: tile && { scene: tile.view.scene.items, window: tile.window, scale: tile.scale.label },
    content,
    terms,
  }
}

/** The sheets of a revision's drawings. */
export function sheetSubjects(sheets: readonly Sheet[], sha256: Sha256): SignOffSubject[] {
  return sheets.map((sheet) => ({
    kind: 'sheet',
    key: sheet.number,
    title: words.sheetTitle({
      number: sheet.number,
      names: sheet.content ? [sheet.content.heading] : sheet.views.map(({ view }) => view.heading),
    }),
    hash: sha256(canonicalJson(seenOf(sheet))),
  }))
}

type Known = SignOff & {
  readonly kind: SignOffSubject['kind']
  readonly hash: string
  readonly isWithdrawn: boolean
}

/** The last sign-off of each subject, by kind and hash, unless it was taken back since; `known` oldest first. */
export function standingSignOffs(
  subjects: readonly SignOffSubject[],
  known: readonly Known[],
): (SignOffSubject & { readonly signOff: SignOff | null })[] {
  const last = new Map(known.map((one) => [`${one.kind} ${one.hash}`, one]))
  return subjects.map((subject) => {
    const found = last.get(`${subject.kind} ${subject.hash}`)
    if (!found || found.isWithdrawn) return { ...subject, signOff: null }
    const { verdict, note, revision, by, at } = found
    return { ...subject, signOff: { verdict, note, revision, by, at } }
  })
}

/** Whether everything is approved, with notes or without. */
export function isWhole(standing: readonly { readonly signOff: SignOff | null }[]): boolean {
  return (
    standing.length > 0 && standing.every(({ signOff }) => signOff !== null && signOff.verdict !== 'revise')
  )
}

/** What is sent back to be revised. */
export function sentBack<One extends { readonly signOff: SignOff | null }>(standing: readonly One[]): One[] {
  return standing.filter(({ signOff }) => signOff?.verdict === 'revise')
}

/** Which kinds of subject an organization has signed off. */
export function signOffKindsOf({
  agreement,
}: Pick<OrgProfile, 'agreement'>): readonly SignOffSubject['kind'][] {
  return { none: [], items: ['item'] as const, itemsAndSheets: signOffKinds }[agreement.signOff]
}
