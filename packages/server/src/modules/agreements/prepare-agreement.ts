/** What is accepted when a revision is: its quote and drawings, made once and kept as they are, and the terms of now. */
import { randomUUID } from 'node:crypto'
import { type ProductOrder, totalText } from '@orderwright/domain/orders'
import type { Cents } from '@orderwright/domain/units'
import type { AgreementFile, AgreementFileKind } from '@orderwright/domain/agreements'
import { canonicalJson, frozenPricesSchema } from '@orderwright/domain/revisions'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import type { Services } from '../../platform/services.ts'
import { documentHtml } from '../documents/document-html.tsx'
import { orderDocumentPages } from '../documents/order-document-pages.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { drawingsJob, layOutDrawings, readDrawnOrder } from '../drawings/order-drawing-sheets.ts'
import { readableOrder } from '../orders/order-store.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { inTurn } from '../tenancy/in-turn.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { acceptable } from './acceptable.ts'
import { type AgreementPackage, findPackage } from './agreement-store.ts'
import { agreementFileKey, keepFile, marked } from './kept-files.ts'
import { termsNow } from './terms-now.ts'

async function revisionOf({ db, orgId }: TenantCall, order: ProductOrder) {
  return db
    .selectFrom('orderRevisions')
    .select(['prices', 'totalInCents'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', order.id)
    .where('number', '=', order.revisionNumber)
    .executeTakeFirstOrThrow()
}

/** The versions of rules that a revision's prices came from, each with the hash of what it says. */
async function priceVersionsOf(
  tenant: TenantCall,
  pricesText: string,
): Promise<AgreementPackage['priceVersions']> {
  const { items } = frozenPricesSchema.parse(JSON.parse(pricesText))
  const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  const rules = new Map(records.productPricingRules.map((rule) => [rule.id, rule]))
  const found = new Map<string, AgreementPackage['priceVersions'][number]>()
  for (const { ruleId, version } of items.flatMap(({ trace }) => trace)) {
    if (ruleId === null || version === null) continue
    const said = rules.get(ruleId)?.versions[version]
    found.set(`${ruleId} ${version}`, { ruleId, version, hash: sha256(canonicalJson(said ?? null)) })
  }
  return [...found.values()].sort(
    (one, other) => one.ruleId - other.ruleId || Number(one.version) - Number(other.version),
  )
}

type Job = { readonly kind: AgreementFileKind; readonly job: PdfJob }

/** The papers of the last revision; one without drawings has none, and one of an architectural organization no quote. */
async function papersOf(tenant: TenantCall, order: ProductOrder): Promise<Outcome<Job[]>> {
  const revision = order.revisionNumber
  const jobs: Job[] = []
  if (!tenant.org.profile.isArchitectural) {
    const pages = await orderDocumentPages(tenant, order, { mode: 'quote', showsDiscount: true, revision })
    if (!pages.ok) return pages
    jobs.push({ kind: 'quote', job: await documentHtml(pages.data.document, pages.data.pictures) })
  }
  if (order.isStocked === 0) {
    const drawn = await readDrawnOrder(tenant, order, revision)
    if (!drawn.ok) return drawn
    const laid = layOutDrawings(drawn.data, { now: tenant.now })
    if (laid.sheets.length > 0) jobs.push({ kind: 'drawings', job: await drawingsJob(drawn.data, laid) })
  }
  return succeed(jobs)
}

/** Makes the files and keeps them. */
async function keepPapers(
  services: Services,
  orgId: number,
  packageId: string,
  jobs: readonly Job[],
): Promise<Outcome<AgreementFile[]>> {
  const files: AgreementFile[] = []
  for (const { kind, job } of jobs) {
    const pdf = await renderPdf(services, job)
    if (!pdf.ok) return pdf
    files.push({ kind, ...(await keepFile(services, orgId, marked(pdf.data, { orgId, packageId }))) })
  }
  return succeed(files)
}

function answerOf({ id, revisionNumber, files, terms, ...one }: AgreementPackage, total: Total) {
  return {
    packageId: id,
    revision: revisionNumber,
    ...total,
    files,
    terms: { version: one.termsVersion, hash: one.termsHash, paragraphs: [...terms] },
  }
}

/** What the revision comes to. */
interface Total {
  readonly totalInCents: Cents
  readonly totalText: string
}

/** What is there already, or what has to be made. */
type Read = { readonly total: Total } & (
  | { readonly known: AgreementPackage }
  | {
      readonly known: null
      readonly papers: readonly Job[]
      readonly priceVersions: AgreementPackage['priceVersions']
      readonly terms: Awaited<ReturnType<typeof termsNow>>
      readonly name: Extract<Parameters<typeof findPackage>[1], { productOrderId: number }>
    }
)

export const prepareAgreement: HandlerOf<'prepareAgreement'> = async (call, body) => {
  const { services } = call
  const read = await readInTenant<Read>(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId)
    const order = found.ok ? await acceptable(tenant, found.data, { revision: body.revision }) : found
    if (!order.ok) return order
    const terms = await termsNow(tenant)
    const { prices, totalInCents } = await revisionOf(tenant, order.data)
    const { costs } = frozenPricesSchema.parse(JSON.parse(prices))
    const total = { totalInCents, totalText: totalText(costs) }
    const name = {
      productOrderId: order.data.id,
      revisionNumber: order.data.revisionNumber,
      termsHash: terms.hash,
    }
    const known = await findPackage(tenant, name)
    if (known) return succeed({ known, total })
    const papers = await papersOf(tenant, order.data)
    if (!papers.ok) return papers
    const priceVersions = await priceVersionsOf(tenant, prices)
    return succeed({ known: null, total, papers: papers.data, priceVersions, terms, name })
  })
  if (!read.ok) return read
  if (read.data.known) return succeed(answerOf(read.data.known, read.data.total))
  const { papers, priceVersions, terms, name, total } = read.data
  const packageId = randomUUID()
  const files = await inTurn(call, body, 'pdf', () => keepPapers(services, body.orgId, packageId, papers))
  if (!files.ok) return files
  const stored = await runInTenant(call, body, async (tenant) => {
    await tenant.db
      .insertInto('agreementPackages')
      .values({
        orgId: body.orgId,
        id: packageId,
        ...name,
        terms: terms.text,
        termsVersion: terms.version,
        files: canonicalJson(files.data),
        priceVersions: canonicalJson(priceVersions),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Somebody else may have been first: then theirs is the one.
    const one = await findPackage(tenant, name)
    return one ? succeed(one) : notFound()
  })
  if (!stored.ok || stored.data.id !== packageId) {
    for (const { hash } of files.data) await services.storage.remove(agreementFileKey(body.orgId, hash))
  }
  return stored.ok ? succeed(answerOf(stored.data, total)) : stored
}
