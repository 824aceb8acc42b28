/** The revisions of the open order, and what lies between the two that the address names. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, CallFailure, queryClient } from '../../lib/api/api.ts'
import { useNavigate, useSearch } from '../../lib/router/router-view.tsx'
import { useEditorState } from '../open-order/editor-context.tsx'
import { type Pair, useOrderCall } from '../open-order/order-difference.ts'

export type Revisions = ResponseOf<typeof endpoints.getRevisions>
/** Anew whenever the order is another one on the server. */
export function useRevisions() {
  const body = useOrderCall()
  const version = useEditorState(({ document }) => document.order.version)
  const isSaved = useEditorState(({ saveState }) => saveState === 'saved')
  return useQuery({
    queryKey: [endpoints.getRevisions.name, body, version, isSaved],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const result = await call(endpoints.getRevisions, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

export function useDrawings(pair: Pair, itemId: number) {
  const body = useOrderCall()
  return useQuery({
    queryKey: [endpoints.getRevisionDrawings.name, body, pair, itemId],
    queryFn: async () => {
      const result = await call(endpoints.getRevisionDrawings, { ...body, ...pair, itemId })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.pictures
    },
  })
}

/** After a step of a change order everything is asked for again. */
export function refreshRevisions(): void {
  for (const { name } of [endpoints.getRevisions, endpoints.compareRevisions, endpoints.getRevisionDrawings])
    void queryClient.invalidateQueries({ queryKey: [name] })
}

const numberIn = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** ?from=1&to=2, ?from=1&to=now; ?show=1 as papers lead here. */
function readPair(search: Readonly<Record<string, unknown>>) {
  const show = numberIn(search['show'])
  const to = search['to'] === 'now' ? null : numberIn(search['to'])
  return { show, from: numberIn(search['from']), to }
}

/** Which two are compared: those of the address, where there are such; else the last one and what came before or after it. */
export function usePair({ revisions, isChanged }: Pick<Revisions, 'revisions' | 'isChanged'>) {
  const asked = useSearch(readPair)
  const navigate = useNavigate()
  const last = revisions.at(-1)?.number ?? 0
  const exists = (number: number | undefined): number is number => number !== undefined && number <= last
  const usual: Pair = isChanged || last === 1 ? { from: last, to: null } : { from: last - 1, to: last }
  const shown = exists(asked.show) ? asked.show : undefined
  const from = exists(asked.from) ? asked.from : undefined
  const to = asked.to === null || exists(asked.to) ? asked.to : undefined
  const fromPaper: Pair | null = shown === undefined ? null : { from: shown, to: shown < last ? last : null }
  const pair: Pair | null =
    last === 0 ? null : from !== undefined && to !== undefined ? { from, to } : (fromPaper ?? usual)
  const setPair = (next: Pair) =>
    void navigate({
      search: (old) => ({ ...old, show: undefined, from: next.from, to: next.to ?? 'now' }),
      replace: true,
    })
  return { pair, setPair, shown }
}
