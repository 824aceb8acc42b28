/** The header's tab switcher: the views of the open order. On phones a menu, because the dots need the row. [2.2.32] */
import {
  engravingEditorMessages,
  orderActionMessages,
  orderScreenMessages as words,
} from '@orderwright/domain/messages'
import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useLocation, useNavigate, useNavigation } from '../../lib/router/router-view.tsx'
import { savesData } from '../../lib/browser/saves-data.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { Button } from '../../ui/button.tsx'
import { PlainLink } from '../../ui/link.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { HeaderSlot } from './header-slots.tsx'
import { type OrderPlace, orderPath, orderViews, sharedSearch } from './order-views.ts'

const tabLook =
  'focus-inset flex min-h-7 items-center border-b-2 border-transparent px-2.5 text-xs font-medium tracking-wide text-ink-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:min-h-11'

/** Screens of an order that have no tab. */
const untabbed: Partial<Record<OrderPlace, string>> = {
  revisions: orderActionMessages.revisions,
  engravings: engravingEditorMessages.engravings,
}

interface OrderTabsProps {
  /** undefined while the order loads */
  isStocked: 0 | 1 | undefined
  /** some product of the order has a drawing, or it is drawn on a canvas */
  canBeDrawn?: boolean
}

/** The code of the other views comes before it is asked for: once this one stands, unless data is to be saved. */
function useOthersFetched({ isStocked, canBeDrawn }: OrderTabsProps) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const { profile } = useViewer()
  useEffect(() => {
    const at = orderPath(pathname)
    if (!at || savesData()) return undefined
    const others = orderViews(profile, isStocked, canBeDrawn).filter(({ key }) => key !== at.view)
    return whenIdle(() => {
      for (const { to } of others)
        void navigation.preload(navigation.hrefOf({ to, params: { orgSpecificId: at.number } }))
    })
  }, [navigation, pathname, profile, isStocked, canBeDrawn])
}

/** For every view of an order, also while it loads. */
export function OrderTabs({ isStocked, canBeDrawn = true }: OrderTabsProps) {
  const { profile } = useViewer()
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  useOthersFetched({ isStocked, canBeDrawn })
  const at = orderPath(pathname)
  if (!at) return null
  const views = orderViews(profile, isStocked, canBeDrawn)
  const current = views.find(({ key }) => key === at.view)
  const params = { orgSpecificId: at.number }
  const label = words.viewsOfThis({ word: profile.vocabulary.order })
  return (
    <HeaderSlot name="tabs">
      {isPhone ? (
        <Menu
          label={label}
          trigger={
            <Button
              variant="quiet"
              size="small"
              className="self-center text-xs max-sm:gap-1 max-sm:px-1"
              trailing={<ChevronDown aria-hidden />}
            >
              <span className="sr-only">{words.viewMark} </span>
              {/* Small letters leave the dots their room. */}
              <span className="inline-block lowercase first-letter:uppercase">
                {current?.title ?? untabbed[at.view]}
              </span>
            </Button>
          }
          groups={[
            {
              key: 'views',
              actions: views.map(({ key, title, to }) => ({
                key,
                label: title,
                isCurrent: key === at.view,
                onAction: () => void navigate({ to, params, search: sharedSearch }),
              })),
            },
          ]}
        />
      ) : (
        <nav aria-label={label} data-tour="tabs" className="flex self-stretch">
          {views.map(({ key, title, to }) => (
            <PlainLink
              key={key}
              to={to}
              params={params}
              search={sharedSearch}
              currentAt="path"
              className={tabLook}
            >
              {title}
            </PlainLink>
          ))}
        </nav>
      )}
    </HeaderSlot>
  )
}
