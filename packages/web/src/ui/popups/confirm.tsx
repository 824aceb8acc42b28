/**
 * Questions and notices as promises, so that a command reads from top to bottom:
 * `if (await confirm({ message })) …`, `await alert({ message })`. <ConfirmHost /> stands once in the app.
 */
import { uiMessages as words } from '@orderwright/domain/messages'
import { useSyncExternalStore } from 'react'
import type { HelpTopic } from '../../lib/help/help-topics.ts'
import { Button } from '../button.tsx'
import { deferred } from '../deferred.tsx'
import { Dialog } from './dialog.tsx'

const HelpLink = deferred(() => import('../help-link.tsx').then((part) => part.HelpLink))

export interface Question {
  /** default 'Please confirm' ('Please note' for a notice) */
  title?: string
  /** line breaks are kept */
  message: string
  /** what else there is to know, shown on demand */
  details?: { readonly summary: string; readonly text: string } | undefined
  /** a verb; default 'Yes, continue' ('OK' for a notice) */
  confirmLabel?: string
  cancelLabel?: string
  isDanger?: boolean
  /** what the guide says about it */
  help?: HelpTopic | undefined
}

interface Pending extends Question {
  isNotice: boolean
  answered: Promise<boolean>
  answer: (isConfirmed: boolean) => void
}

let queue: readonly Pending[] = []
const listeners = new Set<() => void>()

function change(next: readonly Pending[]) {
  queue = next
  for (const listener of listeners) listener()
}

function ask(question: Question, isNotice: boolean): Promise<boolean> {
  // A second press of the same button, before the question is there, asks no second time: neither press is answered yes twice.
  const same = queue.find(
    (other) =>
      other.isNotice === isNotice && other.title === question.title && other.message === question.message,
  )
  if (same) return isNotice ? same.answered : Promise.resolve(false)
  const { promise, resolve } = promised()
  const pending: Pending = {
    ...question,
    isNotice,
    answered: promise,
    answer: (isConfirmed) => {
      change(queue.filter((other) => other !== pending))
      resolve(isConfirmed)
    },
  }
  change([...queue, pending])
  return promise
}

/** A promise with what resolves it (`Promise.withResolvers`, which not every browser has). */
function promised() {
  let resolve: (isConfirmed: boolean) => void = () => {}
  const promise = new Promise<boolean>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Asks; resolves to whether the person agreed. Escape and Cancel are no. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question, false)
}

/** Tells; resolves when the person has read it. */
export async function alert(notice: Omit<Question, 'cancelLabel' | 'isDanger'>): Promise<void> {
  await ask(notice, true)
}

export function ConfirmHost() {
  const pending = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue[0],
  )
  if (!pending) return null
  const { isNotice, answer } = pending
  return (
    <Dialog
      title={pending.title ?? (isNotice ? words.pleaseNote : words.pleaseConfirm)}
      isOpen
      onOpenChange={() => answer(false)}
      size="small"
      role="alertdialog"
      footer={
        <>
          {!isNotice && <Button onPress={() => answer(false)}>{pending.cancelLabel ?? words.cancel}</Button>}
          <Button variant={pending.isDanger ? 'danger' : 'primary'} autoFocus onPress={() => answer(true)}>
            {pending.confirmLabel ?? (isNotice ? words.ok : words.yesContinue)}
          </Button>
        </>
      }
    >
      <p className="text-base wrap-anywhere whitespace-pre-line text-ink-2">{pending.message}</p>
      {pending.details && (
        <details className="mt-2 text-sm text-ink-2">
          <summary className="cursor-pointer text-ink">{pending.details.summary}</summary>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{pending.details.text}</p>
        </details>
      )}
      {pending.help && <HelpLink at={pending.help} className="mt-2" />}
    </Dialog>
  )
}
