/** Stands over the back office while a draft is chosen: what is changed goes there, and one press leads out. */
import { changeLabMessages, changeLabScreens as words } from '@orderwright/domain/messages'
import { FlaskConical } from 'lucide-react'
import { useParams } from 'wouter'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { findPage } from '../pages.ts'
import { findSection } from '../sections.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { isDraftable } from '../drafts/drafted-data.ts'
import { useDraft } from '../drafts/use-drafts.ts'

/** Whether what is edited on a screen goes into the draft; a page that only shows says nothing about it. */
function isAtOnce(key: string): boolean {
  if (key === 'change-lab') return false
  const section = findSection(key)
  if (section) return !(section.editing && isDraftable(section.editing.resource))
  return findPage(key) !== undefined
}

export function DraftBar() {
  const { section = '' } = useParams()
  const { draftId, choose } = useChosenDraft()
  const { data } = useDraft(draftId)
  if (draftId === null) return null
  const leave = (
    <Button size="small" onPress={() => choose(null)}>
      {words.leave}
    </Button>
  )
  if (!data)
    return (
      <Banner tone="caution" action={leave}>
        {words.workingInDraft}
      </Banner>
    )
  const { title } = data.draft
  if (data.draft.state !== 'open') {
    return (
      <Banner tone="invalid" action={leave}>
        {data.draft.state === 'scheduled' ? changeLabMessages.draftIsScheduled : words.draftIsOver({ title })}
      </Banner>
    )
  }
  return (
    <Banner
      tone="caution"
      icon={<FlaskConical aria-hidden />}
      className="flex-wrap"
      action={
        <span className="flex flex-wrap items-center gap-2">
          <ButtonLink
            size="small"
            to="/admin/:section/:id"
            params={{ section: 'change-lab', id: String(draftId) }}
          >
            {words.changesCount({ count: data.changes.length })}
          </ButtonLink>
          {leave}
        </span>
      }
    >
      <strong className="font-medium">{words.workingIn({ title })}</strong>
      {isAtOnce(section) && <span className="block">{words.atOnceHere}</span>}
    </Banner>
  )
}
