/** The rows of a section as cards in a grid. A card is drawn once it comes near the screen, so that long lists stay quick. */
import { adminMessages } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { useWasNear } from '../../../lib/browser/near-view.ts'
import { cx } from '../../../ui/cx.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import type { AdminData } from '../admin-data.ts'
import type { AdminRow, Card, RecordEditing } from '../section.ts'
import { GroupCard } from './group-card.tsx'
import { PictureCard } from './picture-card.tsx'

/** Cards that are drawn without a look at where they stand. */
const DRAWN_AT_ONCE = 24
const SKELETON_CARDS = 8

interface CardGridProps {
  label: string
  /** null while they are not there */
  rows: readonly AdminRow[] | null
  adminData: AdminData | undefined
  editing: RecordEditing | undefined
}

/** 250 px for pictures [2.9.32]; groups have a little more room for addresses. */
const looks: Readonly<Record<Card['kind'], { readonly grid: string; readonly place: string }>> = {
  picture: {
    grid: 'grid-cols-[repeat(auto-fill,250px)] max-sm:justify-center',
    place: '[contain-intrinsic-size:250px_270px]',
  },
  userGroup: {
    grid: 'grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]',
    place: '[contain-intrinsic-size:320px_160px]',
  },
}

export function CardGrid({ label, rows, adminData, editing }: CardGridProps) {
  if (!rows || !adminData || !editing) return <Loading label={label} />
  const look = looks[rows[0]?.card?.kind ?? 'picture']
  return (
    <ul aria-label={label} className={cx('grid items-start gap-4 pt-1', look.grid)}>
      {rows.map((row, index) => (
        <Place key={row.id} isNear={index < DRAWN_AT_ONCE} title={row.title} className={look.place}>
          {row.card && <CardView card={row.card} adminData={adminData} editing={editing} />}
        </Place>
      ))}
    </ul>
  )
}

interface PlaceProps {
  isNear: boolean
  title: string
  className: string
  children: ReactNode
}

/** The place of a card: its name alone until it is near. */
function Place({ isNear, title, className, children }: PlaceProps) {
  const [ref, wasNear] = useWasNear(isNear)
  return (
    <li
      ref={ref}
      className={cx(
        'min-w-0 rounded border border-hairline bg-paper [content-visibility:auto]',
        wasNear ? '[contain-intrinsic-height:auto]' : 'min-h-67 p-3 text-sm text-ink-2',
        className,
      )}
    >
      {wasNear ? children : title}
    </li>
  )
}

function CardView({ card, ...props }: { card: Card; adminData: AdminData; editing: RecordEditing }) {
  switch (card.kind) {
    case 'picture':
      return <PictureCard medium={card.medium} {...props} />
    case 'userGroup':
      return <GroupCard group={card.group} {...props} />
  }
}

function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={adminMessages.loading({ label })}>
      <div className="grid grid-cols-[repeat(auto-fill,250px)] gap-4 pt-1 max-sm:justify-center">
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Skeleton key={card} className="h-75 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
