/** What stands in a cell or beside a label: texts, figures, links, and what may be changed there. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { cx } from '../../../ui/cx.ts'
import { ExternalLink, Link } from '../../../ui/link.tsx'
import { RemovePerson } from '../customers/customer-people.tsx'
import { GuestActions } from '../controls/guest-controls.tsx'
import { PersonalData } from '../controls/personal-data.tsx'
import { RemoveMember } from '../controls/remove-member.tsx'
import { MemberActions, MemberDataFields, MemberRole } from '../controls/member-controls.tsx'
import type { FieldSpec } from '../fields/field-spec.ts'
import { InlineTitle } from '../fields/inline-title.tsx'
import { RecordField } from '../fields/record-field.tsx'
import type { Cell, Control, Picture } from '../section.ts'

export function CellView({ cell }: { cell: Cell }): ReactNode {
  switch (cell.kind) {
    case 'text':
      return (
        <span
          className={cx(cell.isIdle && 'text-ink-2', cell.isCaution && 'text-caution')}
          style={cell.depth ? { paddingInlineStart: `${cell.depth * 1.25}rem` } : undefined}
        >
          {cell.text}
        </span>
      )
    case 'figure':
      return <span className={cx('tabular', cell.isInvalid && 'text-invalid')}>{cell.text}</span>
    case 'date':
      return <Day at={cell.at} />
    case 'places':
      return cell.places.map(({ text, to }, index) => (
        <span key={`${to.section} ${to.id} ${text}`}>
          {index > 0 && ', '}
          <Link to="/admin/:section/:id" params={{ section: to.section, id: String(to.id) }}>
            {text}
          </Link>
        </span>
      ))
    case 'addresses':
      return cell.addresses.map(({ text, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <ExternalLink href={url}>{text}</ExternalLink>
        </span>
      ))
    case 'control':
      return <ControlView control={cell.control} />
    case 'field':
      return (
        <RecordField
          target={cell.target}
          field={namedField(cell.field, cell.target.record.title || `#${cell.target.record.id}`)}
          isLabelHidden
          size="small"
          // As wide as a note needs; single lines have their own width.
          {...('isMultiline' in cell.field && cell.field.isMultiline ? { className: 'w-96 max-w-full' } : {})}
        />
      )
    case 'title':
      return <InlineTitle target={cell.target} one={cell.one} title={cell.title} isCell />
  }
}

function Day({ at }: { at: string }) {
  return <span className="tabular text-ink-2">{useFormatDay()(at)}</span>
}

/** What stands beside it is its label to the eye; its name tells the fields of one page apart. */
function namedField(field: FieldSpec, title: string): FieldSpec {
  return {
    ...field,
    shortLabel: field.label,
    label: words.fieldOf({ field: field.label, title }),
  }
}

function ControlView({ control }: { control: Control }) {
  switch (control.key) {
    case 'guest':
      return <GuestActions guest={control.guest} />
    case 'memberRole':
      return <MemberRole member={control.member} />
    case 'memberDataFields':
      return <MemberDataFields member={control.member} />
    case 'memberActions':
      return <MemberActions member={control.member} />
    case 'personalData':
      return <PersonalData userId={control.userId} email={control.email} />
    case 'removePerson':
      return <RemovePerson guest={control.guest} title={control.title} />
    case 'removeMember':
      return <RemoveMember {...control} />
  }
}

/** 28 px: a thumbnail, a colour, or the empty place of one. */
export function SmallPicture({ picture }: { picture: Picture | undefined }) {
  if (picture?.url) {
    return (
      <img
        src={picture.url}
        alt=""
        width={28}
        height={28}
        loading="lazy"
        className="size-7 shrink-0 rounded-sm border border-hairline bg-paper object-contain"
      />
    )
  }
  const { colour = null } = picture ?? {}
  return (
    <span
      aria-hidden="true"
      className={cx('size-7 shrink-0 rounded-sm', colour !== null && 'border border-ink/15')}
      style={colour === null ? undefined : { background: colour }}
    />
  )
}
