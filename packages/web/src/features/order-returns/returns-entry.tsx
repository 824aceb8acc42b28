/** What of returns goes on while an order whose goods have left is open: they are heard of live, and the panel and the dialog stand when asked for. */
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { useEffect } from 'react'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { readOrderSearch } from '../navigation/address-search.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { closeSidePanel, openSidePanel, useSidePanel } from '../side-panels/side-panel-state.ts'
import { hideReturnRequest, useReturnRequest } from '../order-dialogs/return-request.ts'
import { useLiveReturns } from './use-returns.ts'

const ReturnsPanel = deferred(() => import('./returns-panel.tsx').then((part) => part.ReturnsPanel))
const RequestDialog = deferred(() => import('./request-dialog.tsx').then((part) => part.RequestDialog))

/** Stands once in every view of an order. */
export function ReturnsEntry() {
  const { profile } = useOpenOrder()
  const haveLeft = useEditorState(({ document }) => goodsHaveLeft(document.order, profile))
  return haveLeft && <OfOrder />
}

function OfOrder() {
  const { isOpen } = useSidePanel('returns')
  const request = useReturnRequest()
  useLiveReturns()
  useTargetOfAddress()
  useEffect(
    () => () => {
      closeSidePanel('returns', { isLeft: true })
      hideReturnRequest()
    },
    [],
  )
  return (
    <>
      {isOpen && <ReturnsPanel />}
      {request && <RequestDialog start={request.start} onClose={hideReturnRequest} />}
    </>
  )
}

/** A link of an e-mail names a return: the panel opens, and the address is as before. */
function useTargetOfAddress() {
  const { return: target } = useSearch(readOrderSearch)
  const navigate = useNavigate()
  useEffect(() => {
    if (target === undefined) return
    openSidePanel('returns')
    void navigate({ search: (old) => ({ ...old, return: undefined }), replace: true })
  }, [target, navigate])
}
