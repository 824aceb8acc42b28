/**
 * Whether the columns beside what an acceptance vouches for say what its record says: screens, searches and the public page go by them, so
 * that a column that says otherwise shows something else than what was agreed to.
 */
import { agreementCheckMessages as words } from '../messages/order/agreement-checks.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import type { ChainFinding } from './check-chain.ts'
import type { Sha256 } from './hashes.ts'
import type { AcceptanceRecord } from './record.ts'

/** What is stored now beside an acceptance; null: it is not there, which is told of its content. */
export type StoredBeside = {
  readonly revision: {
    readonly contentHash: string
    readonly pricesHash: string
    readonly frameHash: string
    readonly reading: string
  } | null
  readonly package: {
    readonly productOrderId: number
    readonly revisionNumber: number
    readonly termsHash: string
    readonly termsVersion: number
    readonly files: string
    readonly priceVersions: string
  } | null
}

type Said = string | number

/** Each column that is another than what is said of it. */
function otherColumns(
  number: number,
  place: string,
  said: Readonly<Record<string, Said>>,
  stored: Readonly<Record<string, Said | null>>,
): ChainFinding[] {
  return Object.entries(said).flatMap(([field, was]) => {
    const now = stored[field] ?? null
    if (now === was) return []
    const named = { number, field: `${place}.${field}`, now: String(now), was: String(was) }
    return [{ number, place: `${place}.${field}`, message: words.columnChanged(named) }]
  })
}

/** JSON in its one form; what is none as it is. */
function settled(text: string): string {
  try {
    return canonicalJson(JSON.parse(text))
  } catch {
    return text
  }
}

export function checkBeside(record: AcceptanceRecord, stored: StoredBeside, sha256: Sha256): ChainFinding[] {
  const { number, revision } = record
  const { revision: frozen, package: shown } = stored
  const findings: ChainFinding[] = []
  if (frozen) {
    const { reading, ...hashes } = frozen
    const said = { contentHash: record.content, pricesHash: record.prices, frameHash: record.frame }
    findings.push(...otherColumns(number, 'revision', said, hashes))
    // Acceptances of before it was hashed vouch for what it was read from.
    if (record.reading !== undefined && sha256(reading) !== record.reading)
      findings.push({
        number,
        place: 'reading',
        message: words.thingChanged({ number, name: words.reading({ revision }) }),
      })
  }
  if (shown) {
    const said = {
      productOrderId: record.productOrderId,
      revisionNumber: revision,
      termsHash: record.terms.hash,
      termsVersion: record.terms.version,
      files: canonicalJson(record.files),
      priceVersions: canonicalJson(record.priceVersions),
    }
    const now = { ...shown, files: settled(shown.files), priceVersions: settled(shown.priceVersions) }
    findings.push(...otherColumns(number, 'package', said, now))
  }
  return findings
}

/** What an entry is filed under. */
export type FiledUnder = {
  readonly productOrderId: number | null
  readonly revisionNumber: number | null
  readonly packageId: string | null
}

/** A certificate is filed where its acceptance is. */
export function checkFiled(number: number, certificate: FiledUnder, acceptance: FiledUnder): ChainFinding[] {
  const said = Object.entries(acceptance).filter((one): one is [string, Said] => one[1] !== null)
  return otherColumns(number, 'certificate', Object.fromEntries(said), { ...certificate })
}

/** What an order says of its acceptance, and what the chain says of it. */
export type AcceptedOrder = {
  readonly orderNumber: number
  readonly acceptedRevision: number
  readonly revisionNumber: number
  /** the last revision counts as accepted */
  readonly isAccepted: boolean
  /** the last revision orders the same at the same prices as the accepted one, by what both froze */
  readonly isSame: boolean
}

/** `last`: its last acceptance; null: the chain has none. */
export function checkOrder(
  order: AcceptedOrder,
  last: Pick<AcceptanceRecord, 'number' | 'revision'> | null,
): ChainFinding[] {
  const { orderNumber, acceptedRevision, revisionNumber, isAccepted, isSame } = order
  if (last === null)
    return [
      {
        number: 0,
        place: 'order',
        message: words.acceptanceMissing({ orderNumber, revision: acceptedRevision }),
      },
    ]
  const { number, revision } = last
  if (acceptedRevision !== revision)
    return otherColumns(number, 'order', { acceptedRevision: revision }, { acceptedRevision })
  const holds = revision === revisionNumber ? isAccepted : !isAccepted || isSame
  if (holds) return []
  return [{ number, place: 'order', message: words.orderChanged({ orderNumber, revision: revisionNumber }) }]
}
