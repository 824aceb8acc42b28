/** Makes a product from a template, opens it, and takes it back again with all that was made with it. */
import { endpoints, type TemplateRecords } from '@orderwright/contract'
import { changeLabScreens, templateMessages as words } from '@orderwright/domain/messages'
import type { TemplateKey } from '@orderwright/domain/templates'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { dropRecords, readAgain } from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { useHistory } from '../records/record-editing.tsx'

const pressKeys = createPressKeys()

export function useCreateFromTemplate() {
  const { org, caller } = useViewer()
  const navigate = useNavigate()
  const { remember, announceStep } = useHistory()
  const { draftId } = useChosenDraft()
  const [making, setMaking] = useState<TemplateKey | null>(null)
  const by = { orgId: org.id, ...caller }

  async function setRemoved(made: TemplateRecords, title: string, isRemoved: boolean): Promise<boolean> {
    const result = await call(endpoints.undoTemplate, { ...by, made, isRemoved })
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return false
    }
    if (isRemoved) {
      // Its page is no page any more.
      await navigate({ to: '/admin/:section', params: { section: 'products' }, search: (old) => old })
      dropRecords(org.id, 'products', [made.productId])
    }
    await readAgain()
    toast(isRemoved ? words.takenBack({ title }) : words.madeAgain({ title }))
    return true
  }

  /** Whether it was made; in the given category, or else in the template's own. */
  async function create(template: TemplateKey, productCategoryId?: number): Promise<boolean> {
    if (draftId !== null) {
      toast(changeLabScreens.templatesAtOnce, { tone: 'invalid' })
      return false
    }
    const press = [org.id, template, productCategoryId].join(' ')
    setMaking(template)
    const result = await call(
      endpoints.createFromTemplate,
      { ...by, template, ...(productCategoryId === undefined ? {} : { productCategoryId }) },
      { idempotencyKey: pressKeys.keyOf(press) },
    )
    pressKeys.settle(press, result)
    if (!result.ok) {
      setMaking(null)
      toast(result.error.message, { tone: 'invalid' })
      return false
    }
    const made = result.data
    const { title } = words.templates[template]
    remember({
      label: words.made({ title }),
      undo: () => setRemoved(made, title, true),
      redo: () => setRemoved(made, title, false),
    })
    await readAgain()
    setMaking(null)
    announceStep(words.made({ title }))
    await navigate({
      to: '/admin/:section/:id',
      params: { section: 'products', id: String(made.productId) },
      search: (old) => old,
    })
    return true
  }

  return { making, create }
}
