/**
 * A file on its way into the catalog: looked at, shown, imported. The file's bytes are kept as they were when it was looked at, and
 * sent again to be imported; the server does so only where it would still do what was shown.
 */
import { type CatalogImport, endpoints, IMPORT_BYTES, type ImportReport } from '@orderwright/contract'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import type { FileLocale } from '../../../lib/format/file-locale.ts'

export interface KeptFile {
  readonly name: string
  readonly content: Blob
}

export interface Progress {
  readonly done: number
  readonly total: number
}

export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly file: KeptFile; readonly progress: Progress | null }
  | { readonly kind: 'failed'; readonly file: KeptFile; readonly message: string }
  | {
      readonly kind: 'checked'
      readonly file: KeptFile
      readonly locale: FileLocale
      readonly report: ImportReport
      /** why it is shown once more */
      readonly notice: string
      readonly isApplying: boolean
    }

const ASK_PROGRESS_MS = 400
const pressKeys = createPressKeys()

export function useImport(onApplied: (made: CatalogImport) => void) {
  const { org, caller } = useViewer()
  const [state, setState] = useState<ImportState>({ kind: 'none' })
  // Only the last file that was looked at may say anything.
  const turn = useRef(0)
  const latest = useRef<{ readonly file: KeptFile; readonly locale: FileLocale } | null>(null)
  const about = { orgId: org.id, ...caller }

  function watch(mine: number, file: KeptFile, progressKey: string) {
    return setInterval(() => {
      void call(endpoints.getImportProgress, { ...about, progressKey }).then((asked) => {
        if (!asked.ok || turn.current !== mine) return
        const { progress } = asked.data
        setState((now) => (now.kind === 'checking' && progress ? { kind: 'checking', file, progress } : now))
      })
    }, ASK_PROGRESS_MS)
  }

  async function check(file: KeptFile, locale: FileLocale, notice = '') {
    turn.current += 1
    const mine = turn.current
    latest.current = { file, locale }
    if (file.content.size >= IMPORT_BYTES) {
      setState({ kind: 'failed', file, message: words.tooLarge({ most: IMPORT_BYTES }) })
      return
    }
    setState({ kind: 'checking', file, progress: null })
    const progressKey = crypto.randomUUID()
    const watching = watch(mine, file, progressKey)
    const body = { ...about, fileName: file.name, locale, progressKey }
    const result = await call(endpoints.planCatalogImport, body, { file: file.content })
    clearInterval(watching)
    if (turn.current !== mine) return
    if (result.ok) {
      const { report } = result.data
      setState({ kind: 'checked', file, locale, report, notice, isApplying: false })
    } else setState({ kind: 'failed', file, message: result.error.message })
  }

  /** The bytes are read once: a program may save the file anew while it is looked at. */
  async function choose(file: File, locale: FileLocale) {
    const name = file.name.slice(0, 300)
    const content = file.size < IMPORT_BYTES ? new Blob([await file.arrayBuffer()]) : file
    await check({ name, content }, locale)
  }

  async function apply({ invites }: { readonly invites: boolean }) {
    if (state.kind !== 'checked' || state.isApplying) return
    const { file, locale, report } = state
    const mine = turn.current
    setState({ ...state, isApplying: true })
    const { fingerprint } = report
    const body = { ...about, fileName: file.name, locale, fingerprint, invites }
    const idempotencyKey = pressKeys.keyOf(fingerprint)
    const result = await call(endpoints.applyCatalogImport, body, { file: file.content, idempotencyKey })
    pressKeys.settle(fingerprint, result)
    const isShown = turn.current === mine
    if (result.ok) {
      if (isShown) setState({ kind: 'none' })
      // Another file that was chosen meanwhile stays, and is looked at beside what is there now.
      else if (latest.current) void check(latest.current.file, latest.current.locale)
      onApplied(result.data.catalogImport)
      await readAgain()
    } else if (result.error.code === 'conflict' && isShown) {
      await check(file, locale, words.changedSince)
    } else {
      toast(result.error.message, { tone: 'invalid' })
      if (isShown) setState({ ...state, isApplying: false })
    }
  }

  return { state, choose, check, apply }
}
