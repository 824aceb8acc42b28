/** The certificate of an acceptance: who accepted what and when, and the hashes of everything that was accepted, on paper. */
import { orderWord } from '../tenancy/localize-profile.ts'
import { type Block, HEAD_HEIGHT, ITEMS_TABLE, type ItemPicture, pieceOf } from '../documents/blocks.ts'
import { COLUMN_GAP, type DocumentColumn } from '../documents/item-rows/columns.ts'
import { type ComposedDocument } from '../documents/compose-document.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, documentPage } from '../documents/pages/document-page.ts'
import { setLines } from '../documents/facts-block.ts'
import { paginate } from '../documents/pages/paginate.ts'
import { type DocumentFamily, documentFamily } from '../typesetting/type.ts'
import { paperTitle } from '../documents/titles.ts'
import type { Scene } from '../drawing/scene.ts'
import { agreementWords as words } from '../messages/papers/agreements.ts'
import { revisionMarks } from '../messages/papers/revisions.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { formatDate } from '../units/timestamp.ts'
import type { AcceptanceRecord } from './record.ts'
import { type Signature, SIGNATURE_FIELD, signaturePath } from './signature.ts'

export type CertificateRequest = {
  readonly record: AcceptanceRecord
  /** of the record */
  readonly hash: string
  readonly personal: {
    readonly name: string
    readonly email: string
    readonly address: string
    readonly device: string
    readonly signature: Signature
  }
  readonly terms: readonly string[]
  /** what was accepted to be paid, in words */
  readonly totalText: string
  readonly orderTitle: string
  readonly org: { readonly title: string; readonly profile: OrgProfile }
  /** where files are checked */
  readonly verifyAddress: string
}

const PICTURE = { width: 160, height: 44 }
const WHAT_WIDTH = 260
const VALUE_WIDTH = CONTENT_WIDTH - PICTURE.width - WHAT_WIDTH - 2 * COLUMN_GAP

const columns = (): readonly DocumentColumn[] => [
  { kind: 'picture', title: '', width: PICTURE.width },
  { kind: 'property', title: words.what, width: WHAT_WIDTH },
  { kind: 'property', title: words.value, width: VALUE_WIDTH },
]

/** Millimeters for a unit of the field that is signed in. */
const SIGNATURE_SCALE = 0.16

/** A drawn signature as a drawing. */
function signatureScene(signature: Extract<Signature, { kind: 'drawn' }>): Scene {
  const strokes = signature.strokes.map((stroke) =>
    stroke.map(([x, y]) => [Math.round(x * SIGNATURE_SCALE), Math.round(y * SIGNATURE_SCALE)] as const),
  )
  return {
    family: 'signature',
    bounds: {
      x: 0,
      y: 0,
      width: SIGNATURE_FIELD.width * SIGNATURE_SCALE,
      height: SIGNATURE_FIELD.height * SIGNATURE_SCALE,
    },
    items: [
      {
        kind: 'path',
        d: signaturePath(strokes),
        stroke: 'ink',
        strokeMm: 0.8,
        fill: 'none',
        isRoundJoined: true,
      },
    ],
    dimensions: [],
    parts: [],
    description: words.signature,
  }
}

const none = (): ItemPicture => ({ kind: 'none' })

function row(what: string, value: string, family: DocumentFamily, picture = none, height = 16): Block {
  return {
    kind: 'row',
    number: 0,
    cells: [[], setLines(what, WHAT_WIDTH, 'body', family), setLines(value, VALUE_WIDTH, 'strong', family)],
    picture,
    pictureHeight: height,
  }
}

/** What is recorded of the acceptance: label and value. */
function facts({
  record,
  personal,
  hash,
  org,
  totalText,
}: CertificateRequest): (readonly [string, string])[] {
  const time = inTimeZone(record.at, org.profile.region.timeZone)
  return [
    [words.acceptedBy, personal.name],
    [words.email, personal.email],
    [words.at, `${time} ${org.profile.region.timeZone} (${words.utc({ time: record.at })})`],
    [words.via, words.vias[record.via]],
    [words.address, personal.address],
    [words.device, personal.device],
    [words.total, totalText],
    ...record.files.map(({ kind, hash: file }) => [words.file[kind], file] as const),
    [words.content, record.content],
    [words.prices, record.prices],
    ...record.priceVersions.map(
      ({ ruleId, version, hash: rule }) => [words.priceVersion({ ruleId, version }), rule] as const,
    ),
    [words.frame, record.frame],
    [words.termsHash({ version: record.terms.version }), record.terms.hash],
    [words.record({ number: record.number }), hash],
    [words.previous, record.previous ?? words.firstEntry],
  ]
}

function signatureRow({ personal: { signature } }: CertificateRequest, family: DocumentFamily): Block {
  if (signature.kind === 'typed')
    return row(words.signature, words.typedSignature({ text: signature.text }), family)
  const scene = signatureScene(signature)
  return row(words.signature, words.drawnSignature, family, () => ({ kind: 'scene', scene }), PICTURE.height)
}

function termsBlocks({ record, terms }: CertificateRequest, family: DocumentFamily): Block[] {
  const paragraphs = terms.length === 0 ? [words.noTerms] : terms
  const heading = words.termsTitle({ version: record.terms.version })
  return [
    { kind: 'gap', height: 14 },
    { kind: 'lines', lines: setLines(heading, CONTENT_WIDTH, 'heading', family), keepsNext: true },
    { kind: 'lines', lines: paragraphs.flatMap((text) => setLines(text, CONTENT_WIDTH, 'small', family)) },
  ]
}

/** The pages. */
export function composeCertificate(request: CertificateRequest): ComposedDocument {
  const { record, org, orderTitle, verifyAddress } = request
  const { brand, region } = org.profile
  const word = orderWord(org.profile)
  const family = documentFamily(brand.font)
  const name = revisionMarks.name({ number: record.revision })
  const day = inTimeZone(record.at, region.timeZone).slice(0, 10)
  const wide = (text: string, style: 'title' | 'small') => ({
    kind: 'lines' as const,
    lines: setLines(text, CONTENT_WIDTH, style, family),
  })
  const blocks: Block[] = [
    wide(words.heading({ word, number: record.orderNumber, name }), 'title'),
    { kind: 'gap', height: 4 },
    wide(words.intro, 'small'),
    wide(words.how({ address: verifyAddress }), 'small'),
    { kind: 'gap', height: 10 },
    signatureRow(request, family),
    ...facts(request).map(([what, value]) => row(what, value, family)),
    ...termsBlocks(request, family),
  ]
  const order = { orgSpecificId: record.orderNumber, title: orderTitle }
  return {
    title: paperTitle(order, day, `${words.certificate} ${name}`),
    size: documentPage.size,
    family,
    header: {
      logoUrl: brand.logoUrl,
      orgTitle: org.title,
      number: `${word} #${record.orderNumber} · ${name}`,
      orderTitle,
      date: formatDate(day),
      name: words.certificate,
    },
    columns: columns(),
    scheduleColumns: [],
    blocks,
    pages: paginate(blocks.map(pieceOf), CONTENT_HEIGHT, { [ITEMS_TABLE]: HEAD_HEIGHT }),
  }
}
