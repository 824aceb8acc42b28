/** What begins a record of a section: at the corner of its list, and in the middle of one that is empty. */
import { adminEditingMessages as words, adminMessages } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { AdminData } from '../admin-data.ts'
import { noteAdded } from '../records/just-added.ts'
import { recordsOf } from '../records/records-of.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { AdminSection, RecordEditing } from '../section.ts'
import { FromTemplate } from '../templates/from-template.tsx'

interface ListActionsProps {
  section: AdminSection
  editing: RecordEditing
  adminData: AdminData
}

function useAdd({ section, editing, adminData }: ListActionsProps) {
  const { isPending, add, open } = useRecordActions(editing)
  return {
    isPending,
    add: () =>
      void add(recordsOf(adminData, editing.list)).then((id) => {
        if (id === null || !editing.opensNew) return
        noteAdded(editing.resource, id)
        open(section.key, id)
      }),
  }
}

/** The round button at the corner of the list; beside it, where there are templates, the way to them. [2.2.72, 2.2.82] */
export function ListActions(props: ListActionsProps) {
  const { isPending, add } = useAdd(props)
  const { section, adminData } = props
  return (
    <div data-corner className="fixed end-5 bottom-5 z-20 flex items-center gap-3 sm:end-7 sm:bottom-7">
      {section.hasTemplates && (
        <FromTemplate adminData={adminData} className="h-12! rounded-full! shadow-pop" />
      )}
      <Button
        variant="primary"
        size="large"
        aria-label={words.add({ one: section.one })}
        isPending={isPending}
        onPress={add}
        icon={<Plus aria-hidden />}
        className="size-12! rounded-full! p-0! shadow-pop"
      />
    </div>
  )
}

/** An empty list says what will stand there and begins it. */
export function NoRecords({
  section,
  adminData,
}: {
  section: AdminSection
  adminData: AdminData | undefined
}) {
  const { editing } = section
  return (
    <EmptyState
      title={adminMessages.noneYet({ title: section.title })}
      actions={
        <>
          {editing?.creator && adminData && (
            <FirstActions section={section} editing={editing} adminData={adminData} />
          )}
          <HelpLink at={`/admin/${section.key}`} />
        </>
      }
    >
      {section.empty}
    </EmptyState>
  )
}

function FirstActions(props: ListActionsProps) {
  const { isPending, add } = useAdd(props)
  const { section, adminData } = props
  return (
    <>
      {section.hasTemplates && <FromTemplate adminData={adminData} isPrimary />}
      <Button
        variant={section.hasTemplates ? 'secondary' : 'primary'}
        icon={<Plus aria-hidden />}
        isPending={isPending}
        onPress={add}
      >
        {words.add({ one: section.one })}
      </Button>
    </>
  )
}

/** The search and the filters leave nothing. */
export function NoMatch({ section }: { section: AdminSection }) {
  const all = Object.fromEntries(section.filters.map(({ key }) => [key, 'all']))
  return (
    <EmptyState
      title={adminMessages.noneFound({ title: section.title })}
      actions={
        <ButtonLink to="/admin/:section" params={{ section: section.key }} search={all}>
          {adminMessages.showAll}
        </ButtonLink>
      }
    >
      {adminMessages.noMatch}
    </EmptyState>
  )
}
