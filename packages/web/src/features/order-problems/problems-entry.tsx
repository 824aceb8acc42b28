/** What of problems goes on while an order whose goods have left is open: they are heard of live, and the panel and the dialog stand when asked for. */
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { useEffect } from 'react'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { readOrderSearch } from '../navigation/address-search.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { closeSidePanel, openSidePanel, useSidePanel } from '../side-panels/side-panel-state.ts'
import { showReport, useReportIsOpen } from './report-state.ts'
import { useLiveProblems } from './use-problems.ts'

const ProblemsPanel = deferred(() => import('./problems-panel.tsx').then((part) => part.ProblemsPanel))
const ReportDialog = deferred(() => import('./report-dialog.tsx').then((part) => part.ReportDialog))

/** Stands once in every view of an order. */
export function ProblemsEntry() {
  const { profile } = useOpenOrder()
  const haveLeft = useEditorState(({ document }) => goodsHaveLeft(document.order, profile))
  return haveLeft && <OfOrder />
}

function OfOrder() {
  const { isOpen } = useSidePanel('problems')
  const isReporting = useReportIsOpen()
  useLiveProblems()
  useTargetOfAddress()
  useEffect(
    () => () => {
      closeSidePanel('problems', { isLeft: true })
      showReport(false)
    },
    [],
  )
  return (
    <>
      {isOpen && <ProblemsPanel />}
      {isReporting && <ReportDialog onClose={() => showReport(false)} />}
    </>
  )
}

/** A link of an e-mail names a problem: the panel opens, and the address is as before. */
function useTargetOfAddress() {
  const { problem } = useSearch(readOrderSearch)
  const navigate = useNavigate()
  useEffect(() => {
    if (problem === undefined) return
    openSidePanel('problems')
    void navigate({ search: (old) => ({ ...old, problem: undefined }), replace: true })
  }, [problem, navigate])
}
