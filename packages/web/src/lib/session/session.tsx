/**
 * Who is signed in, in which organisation they act, and in which role. Screens ask `useSession()`; screens behind the
 * sign-in ask `useViewer()`, which always has an organisation.
 */
import { endpoints } from '@orderwright/contract'
import {
  activeOrgOf,
  localizeProfile,
  type OrgProfile,
  type Session,
  type SessionOrg,
  type User,
} from '@orderwright/domain/tenancy'
import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { z } from 'zod'
import { applyAccent } from '../brand/accent.ts'
import { applyTextSize } from '../brand/text-size.ts'
import { CallFailure, call, queryClient, whenSignedOut } from '../api/api.ts'
import type { Entry } from './entry.ts'
import { followLanguage, wantedLanguage } from './page-language.ts'
import { type EffectiveRole, effectiveRole, mayToggleGuestMode } from './guest-mode.ts'
import { readStored, writeStored } from '../storage/stored-state.ts'
import { whenIdle } from '../browser/when-idle.ts'

const sessionKey = ['session']
const activeOrgKey = 'active-org'
const guestModeKey = 'guest-mode'

export interface Viewer extends EffectiveRole {
  readonly user: User
  readonly org: SessionOrg
  readonly profile: OrgProfile
  readonly canToggleGuestMode: boolean
  /** the one order that this person came for, with no role at its organisation; null: an account */
  readonly sharedOrder: Session['sharedOrder']
  /** spread into the body of calls: `{orgId, ...viewer.caller}` */
  readonly caller: { readonly isGuestMode?: true }
}

interface SessionValue {
  /** null until the first answer */
  readonly session: Session | null
  readonly failure: Error | null
  /** null while signed out, or signed in without any organisation */
  readonly viewer: Viewer | null
  /** a link's token was refused: the sign-in page says so */
  readonly refusedLink: string | null
  /** why a share link leads nowhere */
  readonly refusedShare: string | null
  readonly entry: Entry
  setSession: (session: Session) => void
  setActiveOrg: (orgId: number) => void
  setGuestMode: (isOn: boolean) => void
  signOut: () => Promise<void>
  reload: () => void
}

const SessionContext = createContext<SessionValue | null>(null)

export function SessionProvider({ entry, children }: { entry: Entry; children: ReactNode }) {
  const [refusedLink, setRefusedLink] = useState<string | null>(null)
  const [refusedShare, setRefusedShare] = useState<string | null>(null)
  const [activeOrgId, setActiveOrgId] = useState(() => firstOrgId(entry))
  const [isOfOrder, setOfOrder] = useState(entry.shareableOrderId !== null)
  const [guestModeOrgId, setGuestModeOrgId] = useState(() =>
    readStored(sessionStorage, guestModeKey, z.number().nullable(), null),
  )

  const query = useQuery({
    queryKey: sessionKey,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const token = takeToken(entry)
      if (token !== null) {
        const signedIn = await call(endpoints.signInWithToken, { userToken: token })
        if (signedIn.ok) return signedIn.data
        setRefusedLink(signedIn.error.message)
      }
      await openSharedOrder(entry, setRefusedShare)
      const { shareableOrderId } = entry
      const result = await call(endpoints.getSession, shareableOrderId === null ? {} : { shareableOrderId })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
  const session = query.data ?? null

  const setSession = useCallback((next: Session) => {
    setRefusedLink(null)
    queryClient.setQueryData(sessionKey, next)
  }, [])

  useEffect(() => {
    whenSignedOut(() => void queryClient.invalidateQueries({ queryKey: sessionKey }))
  }, [])

  // A shared order's page belongs to that order's organisation, whichever was used last.
  const savedOrg = session?.user ? activeOrgOf(session, isOfOrder ? [] : [activeOrgId]) : null
  const org = useLocalized(usePreviewed(savedOrg))
  const viewer = useMemo((): Viewer | null => {
    if (!session?.user || !org) return null
    const role = effectiveRole(org.role, guestModeOrgId === org.id || shownTo() === 'guest')
    return {
      ...role,
      user: session.user,
      org,
      profile: org.profile,
      sharedOrder: session.sharedOrder,
      canToggleGuestMode: mayToggleGuestMode(role, org.profile.isEmployeeOnly),
      caller: role.isGuestMode ? { isGuestMode: true } : {},
    }
  }, [session, org, guestModeOrgId])

  useEffect(() => {
    // In a frame that previews settings the page around it says its language.
    if (session?.user && savedOrg && shownTo() === undefined)
      followLanguage(wantedLanguage(session, savedOrg))
  }, [session, savedOrg])

  const accentColor = viewer?.profile.brand.accentColor ?? 'black'
  useLayoutEffect(() => applyAccent(document.documentElement, accentColor), [accentColor])

  const fontSize = viewer?.profile.brand.fontSize ?? null
  useLayoutEffect(() => applyTextSize(document.documentElement, fontSize), [fontSize])

  const brandFont = viewer?.profile.brand.font ?? null
  useEffect(() => {
    const root = document.documentElement
    if (brandFont === null) return
    let isCurrent = true
    whenIdle(() => {
      void import('../brand/brand-font.ts')
        .then(({ showBrandFont }) => {
          if (isCurrent) showBrandFont(root, brandFont)
        })
        // Without it ours stays.
        .catch(() => {})
    })
    return () => {
      isCurrent = false
      root.style.removeProperty('--org-font')
    }
  }, [brandFont])

  const { error, refetch } = query
  const value = useMemo(
    (): SessionValue => ({
      session,
      failure: error,
      viewer,
      refusedLink,
      refusedShare,
      entry,
      setSession,
      setActiveOrg: (orgId) => {
        setOfOrder(false)
        // In the store of the tab too: another tab may be in another organisation, and a reload must not change that.
        writeStored(sessionStorage, activeOrgKey, orgId)
        writeStored(localStorage, activeOrgKey, orgId)
        forgetAnswers()
        setActiveOrgId(orgId)
      },
      setGuestMode: (isOn) => {
        const orgId = isOn ? (viewer?.org.id ?? null) : null
        writeStored(sessionStorage, guestModeKey, orgId)
        setGuestModeOrgId(orgId)
      },
      signOut: async () => {
        const result = await call(endpoints.signOut, {})
        if (!result.ok) throw new CallFailure(result.error)
        writeStored(sessionStorage, guestModeKey, null)
        setGuestModeOrgId(null)
        forgetAnswers()
        await queryClient.invalidateQueries({ queryKey: sessionKey })
      },
      reload: () => void refetch(),
    }),
    [session, error, refetch, viewer, refusedLink, refusedShare, entry, setSession],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

/** 'owner' or 'guest' in a frame of the screen of settings, which shows the app with what is typed there. */
function shownTo(): string | undefined {
  return window.parent === window ? undefined : /^settings-preview-(\w+)$/.exec(window.name)?.[1]
}

/** The organisation; in such a frame as it will be. */
function usePreviewed<Org extends SessionOrg>(saved: Org | null): Org | null {
  const [previewed, setPreviewed] = useState<Pick<Org, 'title' | 'profile'> | null>(null)
  useEffect(() => {
    if (shownTo() === undefined || !saved) return undefined
    let stop: (() => void) | null = null
    let isGone = false
    void import('./typed-settings.ts').then(({ watchTyped }) => {
      if (!isGone) stop = watchTyped(saved.id, saved, setPreviewed)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [saved])
  return useMemo(() => (saved && previewed ? { ...saved, ...previewed } : saved), [saved, previewed])
}

/** The organisation with its words in the language of the page. */
function useLocalized<Org extends SessionOrg>(org: Org | null): Org | null {
  return useMemo(() => org && { ...org, profile: localizeProfile(org.profile) }, [org])
}

/** The organisation of the address, of this tab, or the one that was used last in this browser. [2.3.26] */
function firstOrgId(entry: Entry): number | null {
  if (entry.orgId !== null) {
    // Taken out of the address, it must survive a reload all the same.
    writeStored(sessionStorage, activeOrgKey, entry.orgId)
    return entry.orgId
  }
  const orgId = z.number().nullable()
  const inTab = readStored(sessionStorage, activeOrgKey, orgId, null)
  return inTab ?? readStored(localStorage, activeOrgKey, orgId, null)
}

/** Nothing that was loaded for one person or organisation may be shown in another. */
function forgetAnswers() {
  window.earlyAnswers?.clear()
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
}

let isShareOpened = false

/** Opens the address's share link in this browser, once. Nobody else needs the code for that. [2.7.16] */
async function openSharedOrder({ shareToken }: Entry, onRefused: (message: string) => void): Promise<void> {
  if (shareToken === null || isShareOpened) return
  isShareOpened = true
  const { openShareToken } = await import('./share-entry.ts')
  const refusal = await openShareToken(shareToken)
  if (refusal !== null) onRefused(refusal)
}

let isTokenTaken = false

/** The entry's token, once: React may run the first render twice, and the token works only once. */
function takeToken(entry: Entry): string | null {
  if (isTokenTaken) return null
  isTokenTaken = true
  return entry.userToken
}

let isGotoTaken = false

/** Where the entry address pointed, once: whoever signs in later in this tab goes where they want. */
export function takeGoto(entry: Entry): string | null {
  if (isGotoTaken) return null
  isGotoTaken = true
  return entry.goto
}

export function useSession(): SessionValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider')
  return value
}

/** The person and organisation behind the sign-in. Only for screens that the router guards. */
export function useViewer(): Viewer {
  const { viewer } = useSession()
  if (!viewer) throw new Error('useViewer is for screens behind the sign-in')
  return viewer
}
