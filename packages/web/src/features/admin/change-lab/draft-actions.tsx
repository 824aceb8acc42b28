/** What can be done with a draft as a whole; which of it, depends on how far the draft is. */
import { type CatalogDraft, endpoints } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../lib/api/api.ts'
import { usePressKey } from '../../../lib/api/use-press-key.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useChange } from '../controls/use-change.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { readAgain } from '../admin-data.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { TitleForm } from './title-form.tsx'

interface Spared {
  readonly title: string
  readonly fields: readonly string[]
}

export function DraftActions({ draft }: { draft: CatalogDraft }) {
  const { org, caller } = useViewer()
  const { draftId, choose } = useChosenDraft()
  const [, goTo] = useLocation()
  const { isPending, change } = useChange()
  const press = usePressKey()
  const [isRenaming, setRenaming] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const [spared, setSpared] = useState<readonly Spared[]>([])
  const { id, version, title, state, changesCount } = draft
  const about = { orgId: org.id, ...caller, draftId: id, version }
  const isOpen = state === 'open'
  const isEmpty = changesCount === 0

  function leave() {
    if (draftId === id) choose(null)
  }

  async function publish() {
    const isSure = await confirm({
      title: words.publishTitle({ title }),
      message: words.publishMeans({ count: changesCount }),
      confirmLabel: words.publish,
    })
    if (!isSure) return
    const publishing = call(endpoints.publishCatalogDraft, about, {
      idempotencyKey: `${press.read()}:publish`,
    })
    const isDone = await change(publishing, { message: words.published({ title }) })
    press.settle(await publishing)
    if (isDone) leave()
  }

  async function takeBack() {
    const isSure = await confirm({
      message: words.takeBackAsk({ title }),
      confirmLabel: words.takeBack,
      isDanger: true,
    })
    if (!isSure) return
    const work = call(endpoints.takeBackCatalogDraft, about, { idempotencyKey: `${press.read()}:takeBack` })
    await change(work, { message: words.tookBack({ title }) })
    const result = await work
    press.settle(result)
    if (result.ok) setSpared(result.data.spared)
  }

  async function discard() {
    const isSure = await confirm({
      message: words.discardAsk({ title, count: changesCount }),
      confirmLabel: words.discard,
      isDanger: true,
    })
    if (!isSure) return
    if (await change(call(endpoints.discardCatalogDraft, about), { message: words.discarded({ title }) }))
      leave()
  }

  const unschedule = () =>
    change(call(endpoints.updateCatalogDraft, { ...about, changes: { publishAt: null } }), {
      message: words.unscheduled({ title }),
    })

  return (
    <>
      <div className="flex flex-wrap gap-2 pt-4">
        {isOpen && (
          <>
            {draftId === id ? (
              <Button onPress={() => choose(null)}>{words.leave}</Button>
            ) : (
              <Button
                variant={isEmpty ? 'primary' : 'secondary'}
                onPress={() => {
                  choose(id)
                  if (isEmpty) goTo('/admin/product-pricing-rules')
                }}
              >
                {words.work}
              </Button>
            )}
            <Button
              variant={isEmpty ? 'secondary' : 'primary'}
              isPending={isPending}
              isDisabled={isEmpty}
              onPress={() => void publish()}
            >
              {words.publish}
            </Button>
            <Button isDisabled={isEmpty || isPending} onPress={() => setScheduling(true)}>
              {words.schedule}
            </Button>
          </>
        )}
        {state === 'scheduled' && (
          <>
            <Button variant="primary" isPending={isPending} onPress={() => void publish()}>
              {words.publish}
            </Button>
            <Button isDisabled={isPending} onPress={() => void unschedule()}>
              {words.unschedule}
            </Button>
          </>
        )}
        {(isOpen || state === 'scheduled') && (
          <>
            <Button isDisabled={isPending} onPress={() => setRenaming(true)}>
              {words.rename}
            </Button>
            <Button variant="danger" isDisabled={isPending} onPress={() => void discard()}>
              {words.discard}
            </Button>
          </>
        )}
        {state === 'published' && (
          <Button variant="danger" isPending={isPending} onPress={() => void takeBack()}>
            {words.takeBack}
          </Button>
        )}
      </div>
      {spared.length > 0 && (
        <div role="status" className="pt-3 text-sm">
          <p>{words.spared({ count: spared.length })}</p>
          <ul className="list-disc ps-5 text-ink-2">
            {spared.map((one) => (
              <li key={`${one.title} ${one.fields.join(' ')}`}>
                {[one.title, one.fields.map(words.field).join(', ')].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isRenaming && (
        <TitleForm
          heading={words.rename}
          confirmLabel={words.save}
          title={title}
          keptAs={recordDraftKey(org.id, 'catalogDraft', draft.id, 'title')}
          onClose={() => setRenaming(false)}
          send={async (typed) => {
            const result = await call(endpoints.updateCatalogDraft, { ...about, changes: { title: typed } })
            if (result.ok) toast(words.renamed)
            await readAgain()
            return result
          }}
        />
      )}
      {isScheduling && <ScheduleForm draft={draft} onClose={() => setScheduling(false)} />}
    </>
  )
}
