/** Prices all orders again, for owners of the organisations that have it; shows how far that is. [1.2.42, 1.7.26] */
import { endpoints } from '@orderwright/contract'
import { ordersListMessages } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/popups/confirm.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

const ASK_AGAIN_MS = 700

export function CostUpdateButton() {
  const { org, profile, caller } = useViewer()
  const words = profile.vocabulary.orders
  const [isStarting, setIsStarting] = useState(false)
  const query = callQuery(endpoints.getCostUpdate, { orgId: org.id, ...caller })
  const { data } = useQuery({
    ...query,
    refetchInterval: (asked) => (asked.state.data?.costUpdate?.isDone === false ? ASK_AGAIN_MS : false),
  })
  const run = data?.costUpdate
  const isRunning = isStarting || run?.isDone === false
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && run?.isDone) {
      const { changed, total, archived } = run
      toast(ordersListMessages.costUpdateDone({ words, changed, total, archived }), { tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: [endpoints.getOrdersData.name] })
    }
    wasRunning.current = run?.isDone === false
  }, [run, words])

  async function start() {
    const isWanted = await confirm({
      title: ordersListMessages.costUpdateAsk({ words }),
      message: ordersListMessages.costUpdateWhat({ words }),
      confirmLabel: ordersListMessages.updateCosts,
    })
    if (!isWanted) return
    setIsStarting(true)
    const started = await call(endpoints.updateProductOrderCosts, { orgId: org.id, ...caller })
    setIsStarting(false)
    if (!started.ok) {
      toast(ordersListMessages.costUpdateFailed, { tone: 'invalid', description: started.error.message })
      return
    }
    const [costUpdate = null] = started.data.costUpdates
    wasRunning.current = true
    queryClient.setQueryData(query.queryKey, { costUpdate })
  }
  return (
    <Button size="small" icon={<RefreshCw aria-hidden />} isPending={isRunning} onPress={() => void start()}>
      {run?.isDone === false ? ordersListMessages.costUpdateRuns(run) : ordersListMessages.updateCosts}
    </Button>
  )
}
