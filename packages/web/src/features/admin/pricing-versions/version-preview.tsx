/** What a version does to a price while it is typed: one configuration by this version and by the one in force. Issue 14. */
import type { Catalog, ProductPricingRule } from '@orderwright/domain/catalog'
import {
  previewVersion,
  type TypedVersion,
  type VersionPreview as Preview,
} from '@orderwright/domain/configuration'
import type { RuleContext } from '@orderwright/domain/constraints'
import { adminPricingMessages as words, messages } from '@orderwright/domain/messages'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { expressionPathIn, type ItemPrice, type VersionReading } from '@orderwright/domain/pricing'
import {
  cents,
  formatCents,
  pathText,
  placeOf,
  type TextSpan,
  type Timestamp,
} from '@orderwright/domain/units'
import { useMemo } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { cx } from '../../../ui/cx.ts'
import { PathStops, TraceTable } from '../../prices/price-trace.tsx'
import { ChoosePreviewed } from './choose-previewed.tsx'

interface VersionPreviewProps {
  rule: ProductPricingRule
  /** `expressions` null: what is typed can not be read yet */
  version: Pick<TypedVersion, 'key' | 'created'> & {
    readonly expressions: TypedVersion['expressions'] | null
  }
  reading: VersionReading
  catalog: Catalog
  now: Timestamp
  /** shows a place of the text */
  onGoTo: (span: TextSpan) => void
}

export function VersionPreview({ rule, version, reading, catalog, now, onGoTo }: VersionPreviewProps) {
  const { profile, role } = useViewer()
  const context = useMemo(
    (): RuleContext => ({ catalog, profile, viewer: { role, pricingIsHidden: false }, now }),
    [catalog, profile, role, now],
  )
  return (
    <section aria-label={words.preview} className="min-w-0">
      <h3 className="eyebrow pb-2">{words.preview}</h3>
      <ChoosePreviewed ruleId={rule.id} context={context}>
        {(document, item) => (
          <Compared
            rule={rule}
            version={version}
            reading={reading}
            context={context}
            document={document}
            item={item}
            onGoTo={onGoTo}
          />
        )}
      </ChoosePreviewed>
    </section>
  )
}

interface ComparedProps extends Omit<VersionPreviewProps, 'catalog' | 'now'> {
  context: RuleContext
  document: OrderDocument
  item: ProductInstance
}

function Compared({ rule, version, reading, context, document, item, onGoTo }: ComparedProps) {
  const { key, created, expressions } = version
  const preview = useMemo(
    () =>
      expressions && previewVersion(context, document, item, { ruleId: rule.id, key, created, expressions }),
    [context, document, item, rule.id, key, created, expressions],
  )
  if (!preview) return <p className="text-sm text-ink-2">{words.previewWaits}</p>
  const { typed, inForce, inForceKey } = preview
  return (
    <div className="@container">
      <Difference preview={preview} />
      <div className="grid gap-x-6 gap-y-5 @md:grid-cols-2">
        <Side title={words.withThis} price={typed} catalog={context.catalog}>
          <FaultPlace rule={rule} price={typed} reading={reading} onGoTo={onGoTo} />
        </Side>
        <Side title={words.withInForce({ key: inForceKey })} price={inForce} catalog={context.catalog} />
      </div>
    </div>
  )
}

function Difference({ preview: { difference } }: { preview: Preview }) {
  if (difference === null) return null
  const amount = formatCents(cents(Math.abs(difference)))
  return (
    <p role="status" aria-label={words.difference} className="tabular pb-3 text-lg font-semibold">
      {difference === 0
        ? words.noDifference
        : difference > 0
          ? words.oneDearer({ amount })
          : words.oneCheaper({ amount })}
    </p>
  )
}

interface SideProps {
  title: string
  price: ItemPrice
  catalog: Catalog
  children?: React.ReactNode
}

function Side({ title, price, catalog, children }: SideProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="flex items-baseline justify-between gap-3 border-b border-ink pb-1 text-sm">
        <span className="font-medium">{title}</span>
        <span className={cx('tabular font-semibold', !price.ok && 'text-invalid')}>
          {price.ok ? formatCents(price.unitPrice) : messages.priceOnRequest}
        </span>
      </h4>
      {price.ok ? (
        <TraceTable trace={price.trace} />
      ) : (
        <>
          <p className="pt-2 text-sm text-ink-2">{price.error.message}</p>
          <PathStops catalog={catalog} path={price.error.path} />
          {children}
        </>
      )}
    </section>
  )
}

/** Leads to the expression of this version at which the price fails. */
function FaultPlace({
  rule,
  price,
  reading,
  onGoTo,
}: Pick<ComparedProps, 'rule' | 'reading' | 'onGoTo'> & { price: ItemPrice }) {
  if (price.ok || reading.kind !== 'read') return null
  const path = expressionPathIn(rule.id, price.error.path)
  if (path === null) return null
  return (
    <button
      type="button"
      className="mt-2 cursor-pointer text-sm underline"
      onClick={() => onGoTo(placeOf(reading.root, path))}
    >
      {words.goToFault({ path: pathText(path) })}
    </button>
  )
}
