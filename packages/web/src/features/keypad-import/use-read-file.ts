/** A file on its way to the page: its tables are read by the server, under the limits that hold for every file. */
import { endpoints, type ReadTable, SCHEDULE_BYTES } from '@orderwright/contract'
import { keypadImportMessages as words, spreadsheetFileMessages } from '@orderwright/domain/messages'
import { useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { getConnection } from '../../lib/api/connection.ts'
import { useOrderCall } from '../open-order/use-order-call.ts'

export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly file: File; readonly message: string }

export function useReadFile(onRead: (name: string, tables: ReadTable[]) => void) {
  const about = useOrderCall()
  const [state, setState] = useState<FileState>({ kind: 'none' })
  // Only the last file that was chosen may say anything.
  const turn = useRef(0)

  async function choose(file: File) {
    turn.current += 1
    const mine = turn.current
    const fileName = file.name.slice(0, 300)
    const fail = (message: string) => setState({ kind: 'failed', file, message })
    if (file.size >= SCHEDULE_BYTES) {
      fail(spreadsheetFileMessages.tooLarge({ most: SCHEDULE_BYTES }))
      return
    }
    setState({ kind: 'reading', name: fileName })
    const read = await call(endpoints.getScheduleTables, { ...about, fileName }, { file })
    if (turn.current !== mine) return
    if (!read.ok) {
      fail(getConnection() === 'offline' ? words.noConnection : read.error.message)
      return
    }
    if (read.data.tables.length === 0) {
      fail(words.noRows)
      return
    }
    setState({ kind: 'none' })
    onRead(fileName, read.data.tables)
  }
  return { state, choose }
}
