/** A group of guests: its title, who is in it, and the ways to take people in and out. [2.2.107] */
import { adminMessages, adminSectionMessages } from '@orderwright/domain/messages'
import type { UserGroup } from '@orderwright/domain/people'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { AdminData } from '../admin-data.ts'
import { AddMember } from '../controls/add-member.tsx'
import { RemoveMember } from '../controls/remove-member.tsx'
import { InlineTitle } from '../fields/inline-title.tsx'
import { membersOf } from '../group-members.ts'
import { useRecordActions } from '../records/use-record-actions.ts'
import type { RecordEditing } from '../section.ts'

interface GroupCardProps {
  group: UserGroup
  adminData: AdminData
  editing: RecordEditing
}

export function GroupCard({ group, adminData, editing }: GroupCardProps) {
  const { isPending, remove } = useRecordActions(editing)
  const { id, title } = group
  const concerned = editing.holds?.(adminData, id)
  const members = membersOf(group, adminData)
  return (
    <article aria-label={title} className="p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1 font-medium">
          <InlineTitle
            target={{ resource: 'userGroup', record: group }}
            one={editing.one}
            title={title}
            isCell
          />
        </div>
        <IconButton
          label={adminMessages.removeOf({ title })}
          icon={<Trash2 />}
          variant="danger"
          isPending={isPending}
          onPress={() => void remove({ id, title, concerned })}
        />
      </div>
      <p className="flex gap-2 px-1.5 pb-2 text-xs text-ink-2">
        <span className="tabular">{adminSectionMessages.counts.guests({ count: group.userIds.length })}</span>
        <Link
          to="/admin/:section/:id"
          params={{ section: 'user-groups', id: String(id) }}
          search={(old) => old}
        >
          {adminMessages.withId({ id })}
          <span className="sr-only"> {adminMessages.detailsOf({ title })}</span>
        </Link>
      </p>
      {members.length > 0 && (
        <ul
          aria-label={adminMessages.membersOf({ title })}
          className="mb-2 max-h-60 divide-y divide-hairline overflow-y-auto border-y border-hairline"
        >
          {members.map(({ userId, email, guest }) => (
            <li key={userId} className="flex min-h-9 items-center justify-between gap-2 px-1.5 text-sm">
              {guest ? (
                <Link
                  to="/admin/:section/:id"
                  params={{ section: 'guests', id: String(userId) }}
                  isIdle
                  className="truncate"
                >
                  {email}
                </Link>
              ) : (
                <span className="truncate text-ink-2">{email}</span>
              )}
              <RemoveMember group={group} userId={userId} email={email} />
            </li>
          ))}
        </ul>
      )}
      <AddMember group={group} />
    </article>
  )
}
