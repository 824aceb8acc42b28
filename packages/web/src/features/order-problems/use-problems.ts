/** The problems of the open order: loaded, heard of live, reported, answered and solved. */
import {
  type BodyOf,
  type CallResult,
  endpoints,
  type OrderProblemView,
  type ResponseOf,
} from '@orderwright/contract'
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import type { ProblemResolution } from '@orderwright/domain/order-problems'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import { createPressKeys } from '../../lib/api/press-keys.ts'
import { isAway } from '../../lib/api/try-again.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { type OrderCall, useOrderCall } from '../open-order/use-order-call.ts'

type Problems = ResponseOf<typeof endpoints.getOrderProblems>
type Changed = CallResult<{ problem: OrderProblemView }>
export type ProblemReport = Pick<BodyOf<typeof endpoints.reportOrderProblem>, 'kind' | 'items' | 'words'>

const none: readonly OrderProblemView[] = []

export function useProblems() {
  const order = useOrderCall()
  const query = useQuery(callQuery(endpoints.getOrderProblems, order))
  return { query, problems: query.data?.problems ?? none, mayReport: query.data?.mayReport ?? false }
}

async function reload(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [endpoints.getOrderProblems.name] })
}

/** Loads again when the live channel says so. Stands once in the page. */
export function useLiveProblems() {
  const { live } = useOpenOrder()
  useEffect(() => live.problems.on(() => void reload()), [live])
}

/** Shows at once what the server has answered; what others did meanwhile comes by the channel. */
function take(order: OrderCall, problem: OrderProblemView): void {
  queryClient.setQueryData<Problems>([endpoints.getOrderProblems.name, order], (known) => {
    if (!known) return known
    const rest = known.problems.filter(({ id }) => id !== problem.id)
    const problems = problem.isDeleted ? rest : [...rest, problem]
    return { ...known, problems: problems.toSorted((a, b) => a.number - b.number) }
  })
  void reload()
}

/** What is sent again after a lost answer is still one problem, and one addition. */
const pressKeys = createPressKeys('problems')

function refusalOf(result: Changed & { ok: false }): string {
  if (isAway(result.error)) return words.noConnection
  return result.error.details?.fields?.[0]?.message ?? result.error.message
}

/** What can be done about problems. Each says why not; null: it is done. */
export function useProblemActions() {
  const order = useOrderCall()
  return useMemo(() => {
    function settle(result: Changed): string | null {
      if (result.ok) {
        take(order, result.data.problem)
        return null
      }
      // Somebody else was first: what stands now is shown.
      if (result.error.code === 'conflict' || result.error.code === 'refused') void reload()
      return refusalOf(result)
    }
    /** As part of an Undo, where only a toast can say why not. */
    async function tell(work: Promise<Changed>): Promise<void> {
      const refusal = settle(await work)
      if (refusal !== null) toast(refusal, { tone: 'invalid' })
    }
    const answer = (problem: OrderProblemView, text: string, awaitsAnswer = false) =>
      call(endpoints.answerOrderProblem, {
        ...order,
        problemId: problem.id,
        version: problem.version,
        answer: text,
        awaitsAnswer,
      })
    const solve = (problem: OrderProblemView, resolution: ProblemResolution | null, solution: string) =>
      call(endpoints.solveOrderProblem, {
        ...order,
        problemId: problem.id,
        version: problem.version,
        resolution,
        solution,
      })
    const takeBack = ({ id: problemId }: OrderProblemView, isDeleted: boolean) =>
      call(endpoints.takeBackOrderProblem, { ...order, problemId, isDeleted })
    return {
      /** gives the problem, or says why not */
      report: async (report: ProblemReport): Promise<OrderProblemView | string> => {
        const body = { ...order, ...report }
        const press = `report ${JSON.stringify(body)}`
        const result = await call(endpoints.reportOrderProblem, body, {
          idempotencyKey: pressKeys.keyOf(press),
        })
        pressKeys.settle(press, result)
        return settle(result) ?? (result.ok ? result.data.problem : '')
      },
      addWords: async ({ id: problemId }: OrderProblemView, text: string): Promise<string | null> => {
        const body = { ...order, problemId, words: text }
        const press = `add ${JSON.stringify(body)}`
        const result = await call(endpoints.addToOrderProblem, body, {
          idempotencyKey: pressKeys.keyOf(press),
        })
        pressKeys.settle(press, result)
        return settle(result)
      },
      takeBack: async (problem: OrderProblemView): Promise<void> => {
        const result = await takeBack(problem, true)
        const refusal = settle(result)
        if (refusal !== null) toast(refusal, { tone: 'invalid' })
        else
          toast(words.takenBack({ number: problem.number }), {
            onUndo: () => void tell(takeBack(problem, false)),
          })
      },
      answer: async (problem: OrderProblemView, text: string): Promise<string | null> => {
        const result = await answer(problem, text)
        if (result.ok)
          toast(words.answered({ number: problem.number }), {
            onUndo: () => void tell(answer(result.data.problem, problem.answer, problem.state === 'open')),
          })
        return settle(result)
      },
      solve: async (
        problem: OrderProblemView,
        resolution: ProblemResolution,
        solution: string,
      ): Promise<string | null> => {
        const result = await solve(problem, resolution, solution)
        if (result.ok)
          toast(words.solved({ number: problem.number }), {
            onUndo: () => void tell(solve(result.data.problem, null, '')),
          })
        return settle(result)
      },
      reopen: async (problem: OrderProblemView): Promise<void> => {
        const { resolution, solution, number } = problem
        const result = await solve(problem, null, '')
        const refusal = settle(result)
        if (refusal !== null) toast(refusal, { tone: 'invalid' })
        else if (result.ok && resolution !== null)
          toast(words.reopened({ number }), {
            onUndo: () => void tell(solve(result.data.problem, resolution, solution)),
          })
      },
    }
  }, [order])
}
