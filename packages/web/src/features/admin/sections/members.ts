/** Those who work in the organization: owners and members. [issue 14] */
import { adminMemberMessages as words } from '@orderwright/domain/messages'
import { date, text } from '../cell-builders.ts'
import type { AdminSection } from '../section.ts'

export const members: AdminSection = {
  key: 'members',
  title: words.members,
  one: words.oneMember,
  listNeeds: ['members'],
  detailNeeds: [],
  filters: [],
  empty: words.noMembersYet,
  form: 'inviteMember',
  list: ({ members: list }) => ({
    titleColumn: 'email',
    columns: [
      { key: 'email', title: words.email, minWidth: 220 },
      { key: 'name', title: words.name, minWidth: 128 },
      { key: 'role', title: words.role, width: 128 },
      { key: 'dataFields', title: words.dataFields, width: 104 },
      { key: 'status', title: words.status, width: 96 },
      { key: 'added', title: words.added, width: 104 },
      { key: 'actions', title: words.actions, width: 144, isTitleHidden: true },
    ],
    rows: list.map((member) => ({
      id: member.id,
      title: member.email,
      mark: null,
      tags: {},
      cells: {
        name: text(member.name),
        role: { kind: 'control', control: { key: 'memberRole', member } },
        dataFields: { kind: 'control', control: { key: 'memberDataFields', member } },
        status:
          member.status === 'active' && member.enteredAt === null
            ? text(words.invited, true)
            : text(words.statuses[member.status], member.status !== 'active'),
        added: date(member.created),
        actions: { kind: 'control', control: { key: 'memberActions', member } },
      },
    })),
  }),
  details: () => null,
}
