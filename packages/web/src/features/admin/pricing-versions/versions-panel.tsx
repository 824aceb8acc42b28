/** The versions of a pricing rule, newest first: each with its date, its editor and its preview. [2.2.95–2.2.97] */
import {
  addPricingVersion,
  compileCatalog,
  type PricingRuleVersion,
  type ProductPricingRule,
} from '@orderwright/domain/catalog'
import { adminMessages, adminPricingMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { CircleHelp, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import { DataStructureHelp } from './data-structure-help.tsx'
import { VersionCard } from './version-card.tsx'
import { useSinglePress } from '../../../ui/use-single-press.ts'
import { listVersions } from './version-list.ts'

interface VersionsPanelProps {
  rule: ProductPricingRule
  adminData: AdminData
}

export function VersionsPanel({ rule, adminData }: VersionsPanelProps) {
  const [now] = useState(() => toTimestamp(new Date()))
  const [isHelping, setHelping] = useState(false)
  const [newest, setNewest] = useState<string | null>(null)
  const edit = useEdit()
  const catalog = useCatalog(adminData)
  const versions = listVersions(rule, now)

  /** Adds a version; empty, or with the expressions of another. [2.9.27] */
  const add = useSinglePress((expressions: PricingRuleVersion['expressions'] = []) => {
    const added = addPricingVersion(rule.versions, toTimestamp(new Date()))
    const { key } = added
    const version = added.versions[key]
    if (!version) return
    edit({
      resource: 'productPricingRule',
      records: [rule],
      props: { versions: { ...added.versions, [key]: { ...version, expressions } } },
      label: words.versionAdded({ key }),
    })
    setNewest(key)
  })

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="me-auto text-base font-semibold">{words.versions}</h2>
        <Button icon={<CircleHelp aria-hidden />} onPress={() => setHelping(true)}>
          {words.help}
        </Button>
        <Button icon={<Plus aria-hidden />} onPress={() => add()}>
          {words.addVersion}
        </Button>
      </div>
      <div className="border-t border-hairline">
        {versions.length === 0 && <p className="py-3 text-sm text-ink-2">{adminMessages.noVersions}</p>}
        {versions.map((listed, index) => (
          <VersionCard
            key={listed.key}
            rule={rule}
            listed={listed}
            catalog={catalog}
            adminData={adminData}
            now={now}
            isFirst={index === 0}
            isNew={listed.key === newest}
            onCopy={add}
          />
        ))}
      </div>
      <DataStructureHelp isOpen={isHelping} onOpenChange={setHelping} />
    </>
  )
}

function useCatalog(adminData: AdminData) {
  const { products, properties, options, groups, rules, pricingRules, classifiers, classifierGroups } =
    adminData
  return useMemo(
    () =>
      compileCatalog({
        products,
        productProperties: properties,
        productOptions: options,
        productPropertyGroups: groups,
        productRules: rules,
        productPricingRules: pricingRules,
        productOptionClassifiers: classifiers,
        productOptionClassifierGroups: classifierGroups,
      }),
    [products, properties, options, groups, rules, pricingRules, classifiers, classifierGroups],
  )
}
