/**
 * The admin mode of the option popup: an owner edits the option where it is chosen. Its fields, saving and Undo are those of the
 * back office; the order behind shows what is saved at once. Fetched when an owner asks for it. [1.2.79, 1.6.31]
 */
import type { ProductOption } from '@orderwright/domain/catalog'
import { optionAdminMessages as words } from '@orderwright/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { failureMessage } from '../../lib/api/api.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { byRank } from './cell-builders.ts'
import { MaterialPanel } from './material/material-panel.tsx'
import { OptionRules } from './panels/option-rules.tsx'
import { RecordSettings } from './details/record-settings.tsx'
import { RecordEditing } from './records/record-editing.tsx'
import { useAdminData } from './records/use-admin-data.ts'
import type { Panel } from './section.ts'
import { optionSettings } from './sections/options.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { AdminFooter } from './option-popup/admin-footer.tsx'
import { ConcernedOrders } from './option-popup/concerned-orders.tsx'
import { LoadingOption } from './option-popup/loading-option.tsx'
import { OptionHead } from './option-popup/option-head.tsx'
import { OwnClassifications } from './option-popup/own-classifications.tsx'

export interface OptionAdminProps {
  propertyId: number
  optionId: number
  /** another option of the property is gone to */
  onOption: (optionId: number) => void
  /** where the popup has its buttons */
  footer: HTMLElement | null
}

export function OptionAdmin(props: OptionAdminProps) {
  return (
    <RecordEditing>
      <div data-help="option-admin" className="contents">
        <Loaded {...props} />
      </div>
    </RecordEditing>
  )
}

const needs = ['options', 'properties', 'rules', 'pricingRules', 'products', 'groups'] as const

function Loaded({ propertyId, optionId, onOption, footer }: OptionAdminProps) {
  const query = useAdminData(needs)
  const adminData = query.data
  useOrderInStep(query.saved)
  if (!adminData) {
    return query.isError ? (
      <ErrorState
        title={words.notLoaded}
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <LoadingOption />
    )
  }
  const options = adminData.options
    .filter((option) => option.productPropertyId === propertyId)
    .toSorted(byRank)
  const option = options.find(({ id }) => id === optionId)

  function panel({ key }: Panel, shown: ProductOption): ReactNode {
    if (!adminData) return null
    if (key === 'material') return <MaterialPanel option={shown} />
    if (key === 'optionClassifications') return <OwnClassifications option={shown} />
    return key === 'optionRules' ? <OptionRules option={shown} adminData={adminData} /> : null
  }
  return (
    <>
      {option ? (
        // What is half typed belongs to one option.
        <div key={option.id} className="space-y-5">
          <OptionHead option={option} />
          <ConcernedOrders option={option} />
          <RecordSettings
            groups={optionSettings(adminData, option.id)}
            target={{ resource: 'productOption', record: option }}
            title={option.title}
            renderPanel={(shown) => panel(shown, option)}
          />
        </div>
      ) : (
        <EmptyState title={words.gone}>{words.goneNote}</EmptyState>
      )}
      {footer && createPortal(<AdminFooter options={options} option={option} onOption={onOption} />, footer)}
    </>
  )
}

/** The order behind the popup is loaded again with what the server has taken. */
function useOrderInStep(saved: object | undefined) {
  const { reload } = useOpenOrder()
  const known = useRef(saved)
  useEffect(() => {
    if (known.current !== undefined && saved !== known.current) void reload()
    known.current = saved
  }, [saved, reload])
}
